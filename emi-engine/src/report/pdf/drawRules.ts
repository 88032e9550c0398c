import { drawTable, type Cell } from '@portal/paper/drawTable.ts';
import { ink, type Frame, type Place } from '@portal/paper/Sheet.ts';
import { lightColors } from '../colors.ts';
import {
  type NumberedFinding,
  type ReportContent,
  type RuleContent,
} from '../content/ReportContent.ts';
import { strokeOperators } from '../drawing/pdfOperators.ts';
import { drawingUnit } from '../drawing/svgPath.ts';
import { tileSize } from '../drawing/cutTiles.ts';
import { type Report } from '../Report.ts';
import { reportTexts } from '../texts/reportTexts.ts';
import { type BoardForms } from './BoardForms.ts';
import { drawMark } from './drawBoard.ts';
import { type ReportPage } from './ReportPage.ts';
import { severitySigns } from './severitySigns.ts';

/** Side of the picture beside a finding, in points. */
const cropSide = 54;

/**
 * Each rule: what it checks, why, the source of its limit, and its findings with a picture each.
 */
export async function drawRules(
  page: ReportPage,
  { locale }: Report,
  { rules, findings }: ReportContent,
  forms: BoardForms,
): Promise<void> {
  const texts = reportTexts[locale];
  forms.prepareTiles(findings.map(({ finding }) => placeOf(finding)));
  page.begin(texts.rules.title);
  for (const rule of rules) await drawRule(rule);

  async function drawRule({ rule, title, skipped, total, ...content }: RuleContent): Promise<void> {
    page.topic(`${rule} ${title}`, 110);
    page.pairs(
      [
        [texts.rules.what, content.what],
        [texts.rules.why, content.why],
        [texts.rules.source, content.source],
      ],
      90,
    );
    page.list(texts.rules.figures, content.figures, 90);
    if (skipped !== '') page.note(`${texts.summary.skipped}: ${skipped}`);
    else if (total === 0) page.note(texts.rules.none);
    if (total === 0) return;
    if (total > content.findings.length)
      page.note(texts.rules.more(content.findings.length, total));
    const missing = content.findings.filter(({ finding }) => !tilesOf(finding)).length;
    if (missing > 0) page.note(texts.rules.noPictures(missing));
    // Keeps the table header with its first row.
    page.need(cropSide + 50);
    page.y =
      (await drawTable(
        page.sheet,
        page.y,
        [
          { title: texts.columns.no, share: 0.11 },
          { title: texts.pictures.crop, share: 0.15 },
          { title: texts.columns.net, share: 0.19 },
          { title: texts.columns.measured, share: 0.15 },
          { title: texts.columns.finding, share: 0.4 },
        ],
        content.findings.map(rowOf),
      )) + 8;
  }

  function rowOf(numbered: NumberedFinding): Cell[] {
    const { no, finding, severity, net, netClass, layer, place, measured, limit } = numbered;
    const { advice, message, suppressed, confidence } = numbered;
    const details = [netClass, layer, `(${place})`].filter((text) => text !== '');
    const picture = tilesOf(finding) && {
      height: cropSide,
      draw: (at: Place) => {
        drawCrop(numbered, { ...at, width: cropSide, height: cropSide });
      },
    };
    return [
      { text: `${severitySigns[finding.severity]} ${no}`, detail: `${severity}\n${confidence}` },
      { text: '', picture },
      { text: net === '' ? '–' : net, detail: details.join('\n') },
      { text: measured, detail: `${texts.columns.limit}: ${limit}` },
      { text: message, detail: [suppressed, advice].filter(Boolean).join('\n') },
    ];
  }

  function tilesOf(finding: NumberedFinding['finding']) {
    const { layer, x, y } = placeOf(finding);
    return forms.tilesAt(layer, x, y);
  }

  function drawCrop(numbered: NumberedFinding, frame: Frame): void {
    const { finding } = numbered;
    const { layer, x, y } = placeOf(finding);
    const scale = frame.width / (tileSize / drawingUnit);
    const middle = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
    const place = {
      scale,
      x: middle.x - (x / drawingUnit) * scale,
      y: middle.y + (y / drawingUnit) * scale,
    };
    const color = lightColors.layers[layer % lightColors.layers.length] ?? ink.muted;
    const copper = (forms.tilesAt(layer, x, y) ?? []).map((form) => [form, color] as const);
    const trail = finding.paths.length > 0 ? [[trailOf(finding), ink.text] as const] : [];
    page.sheet.drawForms(frame, place, [...copper, [forms.outline, ink.text], ...trail]);
    page.sheet.frame(frame, ink.hairline);
    drawMark(page.sheet, middle, numbered, 0.5);
  }

  function trailOf({ paths }: NumberedFinding['finding']) {
    const strokes = paths.flatMap((path) => {
      const pieces: number[] = [];
      for (let at = 0; at + 3 < path.length; at += 2) pieces.push(...path.subarray(at, at + 4));
      return pieces;
    });
    return `[20 20] 0 d\n${strokeOperators(new Map([[trailWidth, strokes]]))}`;
  }
}

/** Width in nanometres of the polyline that shows a finding. */
const trailWidth = 120_000;

/** A finding without a single layer is shown on the top layer. */
function placeOf({ layer, x, y }: NumberedFinding['finding']) {
  return { layer: Math.max(0, layer), x, y };
}
