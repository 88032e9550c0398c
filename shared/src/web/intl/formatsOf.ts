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
   * An instant outside a sentence, in the reader's zone, with its name: `2026-11-20 09:30 GMT+9`,
   * in Japanese `2026-11-20 09:30 JST`. Takes ISO 8601.
   */
  readonly instant: (instant: string) => string;
  /** An instant in a sentence, in the reader's zone, with its name. */
  readonly instantInWords: (instant: string) => string;
  /**
   * Takes major units: yen, dollars. Both languages group and round alike; Japanese pages show the
   * yen sign ￥.
   */
  readonly money: (amount: number, currency: Currency) => string;
  /** Same as `money`, for old releases of remotes. */
  readonly orderMoney: (amount: number, currency: Currency) => string;
  readonly number: (value: number, maximumFractionDigits?: number) => string;
  /** Takes 5 for 5 %. */
  readonly percent: (value: number) => string;
  /** A number of bytes as `1.2 MB`. */
  readonly fileSize: (bytes: number) => string;
}

function clockTime(date: Date): string {
  return [date.getHours(), date.getMinutes()].map((n) => String(n).padStart(2, '0')).join(':');
}

/**
 * Creates a value at its first use. Creating an `Intl` object takes milliseconds, too long for each
 * row of a table.
 */
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

/** The formatters of a language; each language has one object. */
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
  // 3:35 PM, but 09:30 on a 24-hour clock.
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

  /** The short name of the reader's time zone on a day; it differs in summer time. */
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
      // A file that is not empty never shows as 0 KB.
      const shown = bytes === 0 ? 0 : Math.max(bytes / (isLarge ? 1_048_576 : 1024), 0.1);
      // 1,024 bytes are 1 KB as in Windows; `Intl` writes kB, which is 1,000.
      return `${sizes().format(shown)} ${isLarge ? 'MB' : 'KB'}`;
    },
  };
}
