// SPDX-License-Identifier: GPL-3.0-or-later
// draw_icon IN.svg SIZE OUT.png: the icon as desktops that do not draw SVG want it. Runs while Weft is built.
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

int main(int argc, char** argv)
{
    const int size = argc == 4 ? QByteArray(argv[2]).toInt() : 0;
    QSvgRenderer drawing;
    if (size <= 0 || !drawing.load(QString::fromLocal8Bit(argv[1])))
        return 2;
    QImage image(size, size, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    drawing.render(&painter);
    painter.end();
    return image.save(QString::fromLocal8Bit(argv[3])) ? 0 : 1;
}
