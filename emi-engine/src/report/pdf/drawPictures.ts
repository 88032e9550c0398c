import { ink, type Frame } from '@portal/paper/Sheet.ts';
import { lightColors } from '../colors.ts';
import { formatNumber } from '../content/formatNumber.ts';
import { type NumberedFinding, type ReportContent } from '../content/ReportContent.ts';
import { heatCell, buildHeatMap, heatSteps } from '../drawing/HeatMap.ts';
import { type LayerPicture } from '../drawing/LayerPicture.ts';
import { ringOperators } from '../drawing/pdfOperators.ts';
import { exactFeatures } from '../drawing/pictureLayers.ts';
import { type Report } from '../Report.ts';
import { reportTexts } from '../texts/reportTexts.ts';
import { boardHeight, drawDesignators, drawMarks, drawPicture, placeBoard } from './drawBoard.ts';
import { type BoardForms } from './BoardForms.ts';
import { type ReportPage } from './ReportPage.ts';

/** Most marks of one picture; more would hide the board. */
const mostMarks = 300;

/** The board: heat map, both sides with their parts, and each copper layer with numbered marks. */
export function drawPictures(
  page: ReportPage,
  report: Report,
  content: ReportContent,
  forms: BoardForms,
  pictures: readonly LayerPicture[],
): void {
  const { board } = report.analysis;
  const texts = reportTexts[report.locale];
  const words = texts.pictures;
  page.begin(words.title);
  const simplified = pictures.reduce((sum, picture) => sum + picture.simplified, 0);
  if (simplified > 0) page.note(words.simplified(simplified, exactFeatures));
  drawHeat();
  const last = board.copper.length - 1;
  for (const side of ['top', 'bottom'] as const) {
    const isMirrored = side === 'bottom';
    const copper = forms.layers[isMirrored ? last : 0];
    const seen = isMirrored ? words.seenFromBottom : words.seenFromTop;
    const frame = next(texts.remarked(texts.sides[side], seen));
    const place = placeBoard(board, frame, isMirrored);
    drawPicture(page.sheet, frame, place, [
      ...(copper ? [[copper, '#e7c3ae'] as const] : []),
      ...([
        [forms.holesOn(isMirrored ? last : 0), '#ffffff'],
        [forms.outline, ink.text],
        [forms.parts[side], ink.muted],
      ] as const),
    ]);
    const boxes = forms.boxes.filter((box) => box.side === side);
    drawDesignators(page.sheet, place, boxes);
  }
  for (const { name, index } of board.copper) {
    const found = content.findings.filter(({ finding }) => finding.layer === index);
    drawLayer(words.layer(name), index, found);
  }
  const others = content.findings.filter(({ finding }) => finding.layer < 0);
  if (others.length > 0) drawLayer(words.noLayer, -1, others);

  function next(title: string): Frame {
    const { sheet } = page;
    const height = boardHeight(board, sheet.width, (sheet.bottom - sheet.top) * 0.6);
    page.topic(title, height + 30);
    const frame = { x: sheet.left, y: page.y, width: sheet.width, height };
    page.y += height + 4;
    return frame;
  }

  function drawLayer(title: string, index: number, found: readonly NumberedFinding[]): void {
    const frame = next(title);
    const copper = forms.layers[index];
    const place = placeBoard(board, frame);
    const color = lightColors.layers[index % lightColors.layers.length] ?? ink.muted;
    drawPicture(page.sheet, frame, place, [
      ...(copper ? [[copper, color] as const] : []),
      ...([
        [forms.holesOn(index), '#ffffff'],
        [forms.outline, ink.text],
      ] as const),
      // On a picture without copper, the parts show where a place is.
      ...(copper ? [] : [[forms.parts.top, ink.hairline] as const]),
    ]);
    drawMarks(page.sheet, place, found.slice(0, mostMarks));
    if (found.length > mostMarks) page.note(words.fewerMarks(mostMarks, found.length));
  }

  function drawHeat(): void {
    const map = buildHeatMap(report.analysis.findings);
    const frame = next(texts.heat.title);
    const steps = lightColors.heat.map((color, index) => {
      const squares = map.cells
        .filter(({ step }) => step === index + 1)
        .map(({ x, y }) => [x, y, x + heatCell, y, x + heatCell, y + heatCell, x, y + heatCell]);
      return [`${ringOperators(squares)}\nf`, color] as const;
    });
    drawPicture(page.sheet, frame, placeBoard(board, frame), [
      ...steps,
      [forms.outline, ink.text],
      [forms.parts.top, ink.hairline],
    ]);
    page.note(texts.heat.note);
    if (map.most > 0) drawScale(map.most);
  }

  function drawScale(most: number): void {
    const { sheet } = page;
    const width = sheet.width / heatSteps;
    for (const [index, color] of lightColors.heat.entries()) {
      const x = sheet.left + index * width;
      sheet.band({ x, y: page.y, width: 10 }, 8, color);
      const [from, to] = [index, index + 1].map((step) => formatNumber((most * step) / heatSteps));
      const text = texts.heat.range(from ?? '', to ?? '');
      sheet.text(text, { x: x + 14, y: page.y - 1.5, width: width - 16 }, { size: 7.5 });
    }
    page.y += 16;
  }
}
