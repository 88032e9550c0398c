import { isCalendarDay, plainCode, writtenDay, type CalendarDay } from '@portal/shared/domain';

/** Words for the payment method instead of a payer. */
const kinds =
  /^(?:振込|フリコミ|振替|送金|入金|預入|被仕向|電信|総合|他行|当行|本支店|定額|現金|カード|通帳|atm|ib|eb|[\s・*()\d-])+$/iu;

/**
 * Matches the length of an order number, which may stand alone; only shorter numbers are part of a
 * payment method.
 */
const orderNumber = /(?:\d[\s-]?){11}/u;

/** Cells of closing lines of a page or a statement, which are no transfers. */
const closing =
  /^(?:合計|小計|総合?計|累計|計|以上|(?:前|次)(?:月|頁|ページ)?繰越|繰越(?:残高)?|(?:明細|取引)?件数|(?:sub)?total)(?:金額|残高|件数|額|[\s\d,:件円])*$/iu;

/**
 * The yen of a cell, negative for withdrawals: with `¥`, `円`, commas and `.00`, in full or half
 * width, with any minus sign, `△`, `▲` or in parentheses. `null`: empty or zero; `undefined`: no
 * amount.
 */
export function parseYen(cell: string): number | null | undefined {
  const plain = plainCode(cell).replaceAll(/[\s,¥\\円+]/gu, '');
  const isGone = /^(?:[-△▲]|\(.*\)$)/u.test(plain);
  const digits = plain.replaceAll(/[-△▲()*]/gu, '').replace(/\.0+$/u, '');
  if (/^0*$/u.test(digits)) return /\d|^[-*]*$/u.test(plain) ? null : undefined;
  if (!/^[-△▲(]{0,2}\d{1,12}(?:\.0+)?[)*]?$/u.test(plain)) return undefined;
  return isGone ? -Number(digits) : Number(digits);
}

/** The date of a cell, `-MM-DD` if it lacks a year; `undefined`: no date or an invalid one. */
export function dayText(cell: string): string | undefined {
  const plain = plainCode(cell)
    .replace(/[\sT]\d{1,2}:\d\d.*$/su, '')
    .replace(/\([月火水木金土日]\)/u, '')
    .replaceAll(/\s/gu, '');
  const [, year, month, date] = /^(\d{4})(\d\d)(\d\d)$/u.exec(plain) ?? [];
  const day = year === undefined ? writtenDay(plain) : [year, month, date].join('-');
  // February 29 is valid if the year is missing.
  return day !== undefined && isCalendarDay(day.padStart(10, '2000')) ? day : undefined;
}

/** The year in a statement's head, if it names exactly one: `照会期間：2026年11月1日～11月30日`. */
export function findYear(head: readonly string[]): string | undefined {
  const words = head.flatMap((cell) =>
    plainCode(cell)
      .replaceAll(/\s/gu, '')
      .split(/[:~〜]/u),
  );
  const years = new Set(words.flatMap((word) => dayText(word)?.match(/^\d{4}/u)?.[0] ?? []));
  return years.size === 1 ? [...years][0] : undefined;
}

/** A complete date. @param year used if the cell lacks one */
export function completeDay(
  cell: string,
  year: string | undefined,
): CalendarDay | 'year' | undefined {
  const day = dayText(cell);
  if (day === undefined || isCalendarDay(day)) return day;
  const whole = `${year ?? ''}${day}`;
  return isCalendarDay(whole) ? whole : 'year';
}

/** The payer from several cells, without payment methods. */
export function joinPayer(cells: readonly string[]): string {
  const texts = cells.map(nameable).filter((text) => text !== '');
  const named = texts.filter((text) => !kinds.test(text) || orderNumber.test(text));
  return nameable([...new Set(named.length > 0 ? named : texts)].join(' '));
}

/** Whether a row closes a page or a statement. */
export function isClosing(cells: readonly string[]): boolean {
  return cells.some((cell) => closing.test(plainCode(cell)));
}

/** Normalizes width and cuts to the length that banks use; invalid characters become spaces. */
export function nameable(text: string): string {
  return Array.from(
    text
      .replaceAll(/\p{Cc}+/gu, ' ')
      .normalize('NFKC')
      .trim(),
  )
    .slice(0, 200)
    .join('');
}
