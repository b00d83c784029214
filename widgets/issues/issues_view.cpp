#include "widgets/issues/issues_view.h"
