import { lastPart } from './classesByName.ts';

const frequency = /(?<![\d.])(\d+(?:[.,]\d+)?)_?m(?:hz)?(?![a-z\d])/i;

/** Frequency in MHz that the name of a clock states: `CLK10MHz`, `25M_CLK`. */
export function frequencyByName(name: string): number | undefined {
  const [, number] = frequency.exec(lastPart(name)) ?? [];
  return number === undefined ? undefined : Number(number.replace(',', '.'));
}
