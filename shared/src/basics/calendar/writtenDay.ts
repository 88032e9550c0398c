/** The year before the first one of each Japanese era, by its letter and its first sign. */
const eras = { r: 2018, 令: 2018, h: 1988, 平: 1988, s: 1925, 昭: 1925 } as const;
const dayForms =
  /^(?:(?:(\d{4})|([rhs]|令和|平成|昭和)\.?(\d\d?|元))[-/.年])?(\d\d?)[-/.月](\d\d?)日?$/iu;
const monthForms =
  /^(?:(?:(\d{4})|([rhs]|令和|平成|昭和)\.?(\d\d?|元))[-/.年](\d\d?)月?|(\d\d?)月)$/iu;

/**
 * The day that people write as `2026/11/29`, `2026-11-29`, `2026年11月29日`, `R8.11.29` or
 * `令和8年11月29日`: `YYYY-MM-DD`, whether there is such a day or not. Of `11/29` and `11月29日`, which
 * name no year, `-MM-DD`; `undefined` for other text.
 *
 * @param text after `plainCode`
 */
export function writtenDay(text: string): string | undefined {
  const [found, ...parts] = dayForms.exec(text.toLowerCase()) ?? [];
  if (found === undefined) return undefined;
  const [of, era, ofEra, ...rest] = parts;
  return [yearOf(of, era, ofEra), ...rest.map(twoDigits)].join('-');
}

/**
 * The month that people write as `2026/11`, `2026年11月`, `R8.11` or `令和8年11月`: `YYYY-MM`. Of `11月`,
 * `-MM-`; `undefined` for other text.
 *
 * @param text after `plainCode`
 */
export function writtenMonth(text: string): string | undefined {
  const [found, of, era, ofEra, month, alone] = monthForms.exec(text.toLowerCase()) ?? [];
  if (found === undefined) return undefined;
  if (alone !== undefined) return `-${twoDigits(alone)}-`;
  return `${yearOf(of, era, ofEra)}-${twoDigits(month)}`;
}

/** The year as four digits; empty if none is written. */
function yearOf(year: string | undefined, era = '', ofEra = ''): string {
  const before = Object.entries(eras).find(([sign]) => era.startsWith(sign))?.[1];
  return year ?? (before ? String(before + Number(ofEra.replace('元', '1'))) : '');
}

function twoDigits(number = ''): string {
  return number.padStart(2, '0');
}
