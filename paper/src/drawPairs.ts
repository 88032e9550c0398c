import type { FontWeight } from './fonts.ts';
import { ink, type Place, type Sheet } from './Sheet.ts';

interface PairsStyle {
  /** In points; the value takes the remaining width. */
  readonly labelWidth: number;
  readonly valueAlign?: 'left' | 'right';
  readonly size?: number;
  readonly weight?: FontWeight;
  /** Horizontal padding in points. */
  readonly padding?: number;
}

type Pairs = readonly (readonly [label: string, value: string])[];
const gap = 3;

/** Draws labels and values side by side, one pair per row. @returns the lower end */
export function drawPairs(
  sheet: Sheet,
  { x, y, width }: Place,
  pairs: Pairs,
  { labelWidth, valueAlign = 'left', padding = 0, ...font }: PairsStyle,
): number {
  const isBold = font.weight === 'bold';
  return pairs.reduce((top, [label, value]) => {
    const labelPlace = { x: x + padding, y: top, width: labelWidth - padding - gap };
    const valuePlace = { x: x + labelWidth, y: top, width: width - labelWidth - padding };
    const color = isBold ? ink.text : ink.muted;
    const below = [
      sheet.text(label, labelPlace, { ...font, color }),
      sheet.text(value, valuePlace, { ...font, align: valueAlign }),
    ];
    return Math.max(...below) + gap;
  }, y);
}

/** Width in points of a column that fits each text on one line, including the gap. */
export function columnWidthOf(
  sheet: Sheet,
  texts: readonly string[],
  font: Pick<PairsStyle, 'size' | 'weight'> = {},
): number {
  // A text that fills its width exactly might wrap.
  return Math.max(...texts.map((text) => sheet.widthOf(text, font))) + gap + 1;
}

/** Height in points of labels and values. */
export function heightOfPairs(
  sheet: Sheet,
  width: number,
  pairs: Pairs,
  { labelWidth, padding = 0, ...font }: PairsStyle,
): number {
  return pairs.reduce((height, [label, value]) => {
    const lines = [
      sheet.heightOf(label, labelWidth - padding - gap, font),
      sheet.heightOf(value, width - labelWidth - padding, font),
    ];
    return height + Math.max(...lines) + gap;
  }, 0);
}
