import { ink, type Form, type FormPlace, type Frame, type Sheet } from '@portal/paper/Sheet.ts';
import { lightColors } from '../colors.ts';
import { type NumberedFinding } from '../content/ReportContent.ts';
import { drawingUnit } from '../drawing/svgPath.ts';
import { markShapes } from '../drawing/markShapes.ts';
import { type PartBox } from '../drawing/partBoxes.ts';
import { type Board } from '../../model/Board.ts';

/** Margin in points around the board inside its frame. */
const margin = 12;

/** Places a board in a frame, as large as possible. */
export function placeBoard({ outline }: Board, frame: Frame, isMirrored = false): FormPlace {
  const [xMin, yMin, xMax, yMax] = outline.box.map((edge) => edge / drawingUnit);
  const [x, y] = [((xMin ?? 0) + (xMax ?? 0)) / 2, ((yMin ?? 0) + (yMax ?? 0)) / 2];
  const width = Math.max(1, (xMax ?? 0) - (xMin ?? 0));
  const height = Math.max(1, (yMax ?? 0) - (yMin ?? 0));
  const scale = Math.min((frame.width - 2 * margin) / width, (frame.height - 2 * margin) / height);
  return {
    ...{ scale, isMirrored },
    x: frame.x + frame.width / 2 + (isMirrored ? x : -x) * scale,
    y: frame.y + frame.height / 2 + y * scale,
  };
}

/** The height of a frame that fits a board of this shape. */
export function boardHeight({ outline }: Board, width: number, most: number): number {
  const [xMin, yMin, xMax, yMax] = outline.box;
  const ratio = (yMax - yMin) / Math.max(1, xMax - xMin);
  return Math.min(most, (width - 2 * margin) * ratio + 2 * margin);
}

/** Converts a place on the board to page coordinates in points. */
export function toPage({ x, y, scale, isMirrored = false }: FormPlace, atX: number, atY: number) {
  return {
    x: x + ((isMirrored ? -atX : atX) / drawingUnit) * scale,
    y: y - (atY / drawingUnit) * scale,
  };
}

export function drawPicture(
  sheet: Sheet,
  frame: Frame,
  place: FormPlace,
  forms: readonly (readonly [Form | string, string])[],
): void {
  sheet.drawForms(frame, place, forms);
  sheet.frame(frame, ink.hairline);
}

/** Smallest readable designator, in points. */
const smallestText = 2.8;

/** Writes the designators of parts that are large enough. */
export function drawDesignators(sheet: Sheet, place: FormPlace, boxes: readonly PartBox[]): void {
  for (const { ref, x, y, width, height } of boxes) {
    const units = place.scale / drawingUnit;
    const size = Math.min(height * units * 0.6, (width * units * 1.5) / Math.max(1, ref.length), 7);
    if (size < smallestText) continue;
    const at = toPage(place, x, y);
    const style = { size, align: 'center', color: ink.text } as const;
    const room = 60;
    sheet.text(ref, { x: at.x - room / 2, y: at.y - size * 0.72, width: room }, style);
  }
}

/** The properties of a finding that its mark shows. */
interface Marked {
  readonly finding: Pick<NumberedFinding['finding'], 'severity'>;
  readonly suppressed: string;
}

/** The plate behind the number of a mark, in points; makes it readable on any copper. */
const plate = { height: 9, digit: 4.1, padding: 1.6, reach: 5 } as const;

/**
 * Draws marks with their numbers, the worst on top. A mark on an occupied place is small and has no
 * number.
 */
export function drawMarks(
  sheet: Sheet,
  place: FormPlace,
  findings: readonly NumberedFinding[],
): void {
  const taken = new Set<string>();
  const [large, small]: [NumberedFinding[], NumberedFinding[]] = [[], []];
  for (const numbered of findings) {
    const at = placeOf(numbered);
    const cell = `${Math.round(at.x / 22)} ${Math.round(at.y / 11)}`;
    (taken.has(cell) ? small : large).push(numbered);
    taken.add(cell);
  }
  for (const numbered of small.reverse()) drawMark(sheet, placeOf(numbered), numbered, 0.42);
  for (const numbered of large.reverse()) {
    drawNumber(sheet, placeOf(numbered), numbered.no);
    drawMark(sheet, placeOf(numbered), numbered, 0.68);
  }

  function placeOf({ finding }: NumberedFinding) {
    return toPage(place, finding.x, finding.y);
  }
}

function drawNumber(sheet: Sheet, at: { readonly x: number; readonly y: number }, no: number) {
  const { height, digit, padding, reach } = plate;
  const text = String(no);
  const width = text.length * digit + reach + 2 * padding;
  const frame = { x: at.x, y: at.y - height / 2, width, height };
  sheet.band(frame, height, '#ffffff');
  sheet.frame(frame, ink.muted);
  const where = { x: at.x + reach + padding, y: frame.y + 0.4, width: 40 };
  sheet.text(text, where, { size: 6.5, weight: 'bold' });
}

/** The symbol of a finding's severity on the page; hollow if suppressed. */
export function drawMark(
  sheet: Sheet,
  { x, y }: { readonly x: number; readonly y: number },
  { finding: { severity }, suppressed }: Marked,
  scale: number,
): void {
  const corners = markShapes[severity].map(([px, py]) => [x + px * scale, y - py * scale] as const);
  const color = lightColors[severity];
  if (suppressed === '') sheet.polygon(corners, color, '#ffffff');
  else sheet.polygon(corners, '#ffffff', color);
}
