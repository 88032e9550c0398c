/** The calendar day of an instant in the reader's zone, `YYYY-MM-DD`. */
function calendarDayOf(date: Date): string {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

type Currency = 'JPY' | 'USD';

export interface Formats {
  /** A calendar day in tables: `2026-11-20`, the same in both languages. Takes `YYYY-MM-DD`. */
  readonly day: (day: string) => string;
  /** A calendar day in a sentence: `November 20, 2026`, `2026年11月20日`. */
  readonly dayInWords: (day: string) => string;
  /**
   * An instant that stands on its own, in the reader's zone, which is named: `2026-11-20 09:30 GMT+9`,
   * in Japanese `2026-11-20 09:30 JST`. Takes ISO 8601.
   */
  readonly instant: (instant: string) => string;
  /** An instant in a sentence, in the reader's zone, which is named. */
  readonly instantInWords: (instant: string) => string;
  /**
   * Major units: yen, dollars. Both languages group and round alike; Japanese has a yen sign of
   * its own (￥), so that a page has one.
   */
  readonly money: (amount: number, currency: Currency) => string;
  /** Another name of `money`, for releases of remotes that were built with two of them. */
  readonly orderMoney: (amount: number, currency: Currency) => string;
  readonly number: (value: number, maximumFractionDigits?: number) => string;
  /** Takes 5 for 5 %. */
  readonly percent: (value: number) => string;
  /** Bytes in words: `1.2 MB`. */
  readonly fileSize: (bytes: number) => string;
}

function clockTime(date: Date): string {
  return [date.getHours(), date.getMinutes()].map((n) => String(n).padStart(2, '0')).join(':');
}

/** Makes a value at its first use. An `Intl` object takes milliseconds, one for each row of a table. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

const longInstant = {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

const made = new Map<string, Formats>();

/** Formatters of one language: the same object for each caller. */
export function formatsOf(locale: string): Formats {
  const known = made.get(locale);
  if (known) return known;
  const formats = createFormats(locale);
  made.set(locale, formats);
  return formats;
}

function createFormats(locale: string): Formats {
  const dates = (options: Intl.DateTimeFormatOptions) =>
    once(() => new Intl.DateTimeFormat(locale, options));
  const numbers = (options: Intl.NumberFormatOptions) =>
    once(() => new Intl.NumberFormat(locale, options));
  const days = dates({ dateStyle: 'long', timeZone: 'UTC' });
  const zones = dates({ timeZoneName: 'short' });
  // 3:35 PM, but 09:30 where hours count to 24.
  const instants = dates({
    ...longInstant,
    hour: locale.startsWith('ja') ? '2-digit' : 'numeric',
  });
  const amounts = {
    JPY: numbers({ style: 'currency', currency: 'JPY' }),
    USD: numbers({ style: 'currency', currency: 'USD' }),
  };
  const percents = numbers({ style: 'percent', maximumFractionDigits: 1 });
  const sizes = numbers({ maximumFractionDigits: 1 });
  const rounded = Array.from({ length: 4 }, (_, digits) =>
    numbers({ maximumFractionDigits: digits }),
  );

  /** The short name of the reader's time zone on a day: summer time has a name of its own. */
  const zoneName = (date: Date) =>
    zones()
      .formatToParts(date)
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const money: Formats['money'] = (amount, currency) => amounts[currency]().format(amount);
  return {
    day: (day) => day,
    dayInWords: (day) => days().format(new Date(`${day}T00:00:00Z`)),
    instant: (instant) => {
      const date = new Date(instant);
      return `${calendarDayOf(date)} ${clockTime(date)} ${zoneName(date)}`;
    },
    instantInWords: (instant) => instants().format(new Date(instant)),
    money,
    orderMoney: money,
    number: (value, maximumFractionDigits = 2) =>
      (rounded[maximumFractionDigits] ?? numbers({ maximumFractionDigits }))().format(value),
    percent: (value) => percents().format(value / 100),
    fileSize: (bytes) => {
      const isLarge = bytes >= 1_048_576;
      // A file with something in it is not "0 KB".
      const shown = bytes === 0 ? 0 : Math.max(bytes / (isLarge ? 1_048_576 : 1024), 0.1);
      // 1,024 bytes are written KB as Windows does; `Intl` writes kB, which are 1,000.
      return `${sizes().format(shown)} ${isLarge ? 'MB' : 'KB'}`;
    },
  };
}
