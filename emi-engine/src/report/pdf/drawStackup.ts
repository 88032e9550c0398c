import { ink } from '@portal/paper/Sheet.ts';
import { type Board } from '../../model/Board.ts';
import { lightColors } from '../colors.ts';
import { type ReportContent } from '../content/ReportContent.ts';
import { type Texts } from '../texts/Texts.ts';
import { type ReportPage } from './ReportPage.ts';

/** In points. The thickest dielectric has `least` + `more`; copper is drawn as a thin band. */
const heights = { copper: 13, band: 5, least: 13, more: 17 } as const;
const drawnWidth = 150;

/** The stack-up as a section through the board, with each layer's thickness. */
export function drawStackup(
  page: ReportPage,
  { stackup }: ReportContent,
  board: Board,
  { summary }: Texts,
): void {
  const { sheet } = page;
  const { copper, dielectrics } = board.stackup;
  const thickest = Math.max(1, ...dielectrics.map(({ thickness }) => thickness.value));
  const layers = board.copper.flatMap((_, index) => {
    const below = dielectrics[index];
    return [
      ...(copper[index] ? [{ copper: index, height: heights.copper }] : []),
      ...(below
        ? [{ height: heights.least + (heights.more * below.thickness.value) / thickest }]
        : []),
    ];
  });
  const whole = layers.reduce((sum, { height }) => sum + height, 0);
  page.topic(summary.stackup, Math.min(whole, (sheet.bottom - sheet.top) / 2));
  for (const [row, layer] of layers.entries()) {
    const [name = '', thickness = '', permittivity = ''] = stackup[row] ?? [];
    page.need(layer.height);
    const place = { x: sheet.left, y: page.y, width: drawnWidth };
    const isCopper = layer.copper !== undefined;
    if (layer.copper !== undefined) {
      const color = lightColors.layers[layer.copper % lightColors.layers.length];
      const y = page.y + (layer.height - heights.band) / 2;
      sheet.band({ ...place, y }, heights.band, color);
    } else sheet.band(place, layer.height, ink.band);
    const figures = [thickness, permittivity && `${summary.permittivity} ${permittivity}`];
    const text = { x: sheet.left + drawnWidth + 12, y: page.y + (layer.height - 11) / 2 };
    sheet.tag('P', () => {
      sheet.text(name, { ...text, width: 140 }, { size: 8, weight: isCopper ? 'bold' : 'regular' });
      const rest = { ...text, x: text.x + 146, width: sheet.right - text.x - 146 };
      sheet.text(figures.filter(Boolean).join(', '), rest, { size: 8 });
    });
    page.y += layer.height;
  }
  page.y += 10;
}
