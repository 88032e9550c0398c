import type { FontWeight } from './fonts.ts';
import { ink, type Place, type Sheet } from './Sheet.ts';

interface PairsStyle {
  /** Points; the value takes the rest of the width. */
  readonly labelWidth: number;
  readonly valueAlign?: 'left' | 'right';
  readonly size?: number;
  readonly weight?: FontWeight;
  /** Points left and right. */
  readonly padding?: number;
}

type Pairs = readonly (readonly [label: string, value: string])[];
const gap = 3;

/** Writes names and values side by side, one below the other. @returns where they end. */
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

/** Points of a column in which each text stands on one line, with the gap beside it. */
export function columnWidthOf(
  sheet: Sheet,
  texts: readonly string[],
  font: Pick<PairsStyle, 'size' | 'weight'> = {},
): number {
  // A text that fills its width to the last point may be broken.
  return Math.max(...texts.map((text) => sheet.widthOf(text, font))) + gap + 1;
}

/** Points that names and values take together. */
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
