// SPDX-License-Identifier: GPL-3.0-or-later
// A table as CSV, a few milliseconds at a time.
#include "widgets/base/views/data_table.h"
#include "widgets/base/views/figures_model.h"
#include "widgets/base/words/csv.h"
#include "widgets/base/words/reading_order.h"

#include <QDateTime>
#include <QDeadlineTimer>
#include <QLocale>
#include <QPointer>

#include <cmath>
#include <memory>
#include <utility>

namespace weft::widgets {

namespace {

constexpr qint64 kSliceMs = 6; // of a frame

// As it is shown, without what is there for eyes only: the signs that keep words in order, and the dash for nothing.
QString plainText(QString text)
{
    text = withoutIsolates(std::move(text));
    return text == QStringLiteral("–") ? QString() : text;
}

QString rawText(const QModelIndex& index)
{
    const QVariant raw = index.data(kRawRole);
    if (!raw.isValid())
        return plainText(index.data().toString());
    if (raw.typeId() == QMetaType::Double) // independent of the locale, and as short as it comes back the same
        return std::isfinite(raw.toDouble()) ? QString::number(raw.toDouble(), 'f', QLocale::FloatingPointShortest)
                                             : QString();
    if (raw.typeId() == QMetaType::QDateTime)
        return raw.toDateTime().toString(Qt::ISODate);
    return plainText(raw.toString());
}

QString headText(const QAbstractItemModel& model, int column)
{
    const QString title = plainText(model.headerData(column, Qt::Horizontal).toString());
    const QString unit = model.headerData(column, Qt::Horizontal, kUnitRole).toString();
    return unit.isEmpty() || unit == kOwnUnits ? title : titleWithUnit(title, unit);
}

// Where the rows have units of their own, those are a column before the first of their numbers.
class CsvReading {
public:
    explicit CsvReading(const DataTable& table)
        : m_table(&table)
    {
        const QAbstractItemModel* model = table.model();
        const auto again = [this] { m_isBegun = false; };
        QObject::connect(model, &QAbstractItemModel::modelReset, &m_listener, again);
        QObject::connect(model, &QAbstractItemModel::layoutChanged, &m_listener, again);
        QObject::connect(model, &QAbstractItemModel::dataChanged, &m_listener, again);
        QObject::connect(model, &QAbstractItemModel::rowsInserted, &m_listener, again);
        QObject::connect(model, &QAbstractItemModel::rowsRemoved, &m_listener, again);
    }

    bool readOn(QString& text)
    {
        if (m_table == nullptr || m_table->model() == nullptr) {
            text.clear();
            return false;
        }
        const QDeadlineTimer until(kSliceMs);
        const auto* figures = qobject_cast<const FiguresModel*>(m_table->model());
        if (figures != nullptr && !figures->findUnits(until))
            return true;
        if (!std::exchange(m_isBegun, true))
            begin(text);
        const QAbstractItemModel& model = *m_table->model();
        while (m_row < model.rowCount() && !until.hasExpired()) {
            const int row = m_row++;
            const QString unit = m_mixed < 0 ? QString() : model.index(row, m_mixed).data(kUnitRole).toString();
            text += line(unit, [&model, row](int column) { return rawText(model.index(row, column)); });
        }
        return m_row < model.rowCount();
    }

private:
    void begin(QString& text)
    {
        const QAbstractItemModel& model = *m_table->model();
        m_columns.clear();
        m_mixed = -1;
        m_row = 0;
        for (int column = 0; column < model.columnCount(); ++column) {
            if (m_table->isColumnHidden(column))
                continue;
            m_columns.push_back(column);
            if (m_mixed < 0 && model.headerData(column, Qt::Horizontal, kUnitRole).toString() == kOwnUnits)
                m_mixed = column;
        }
        text = line(DataTable::tr("Unit"), [&model](int column) { return headText(model, column); });
    }
    template <class Field> [[nodiscard]] QString line(const QString& unit, const Field& field) const
    {
        QStringList fields;
        for (const int column : m_columns) {
            if (column == m_mixed)
                fields.append(unit);
            fields.append(field(column));
        }
        return csvLine(fields);
    }

    QPointer<const DataTable> m_table;
    QObject m_listener;
    bool m_isBegun = false;
    std::vector<int> m_columns;
    int m_mixed = -1; // the column before which the units stand
    int m_row = 0; // the next one
};

} // namespace

QString DataTable::toCsv() const
{
    QString text;
    const TableReader read = csvReader(*this);
    while (read(text)) { }
    return text;
}

TableReader csvReader(const DataTable& table)
{
    return [reading = std::make_shared<CsvReading>(table)](QString& text) { return reading->readOn(text); };
}

} // namespace weft::widgets
