import { isCalendarDay, type CalendarDay } from '@portal/shared/domain';
import type { Deposit, Statement } from './Statement.ts';
import { joinPayer } from './statementCells.ts';
import { StatementError } from './StatementError.ts';
import { mostRows } from './statementText.ts';

/** Bytes of a record. Half-width kana take one each; `inPlaces` pads wider characters to two. */
const recordLength = 200;
/** Second byte position of a wide character; does not occur in text. */
const filler = '\0';
/** A header record of transfer notices (01) or transactions (03): code, three dates, bank. */
const head = /^1(?<kind>0[13])[01 ][\d ]{22}/u;

/**
 * Start and end of the fields of a data record, as defined by the Japanese Bankers Association and
 * published by banks (Awa Bank, 振込入金通知 and 入出金取引明細, format A).
 */
const fields = {
  '01': {
    day: [7, 13],
    yen: [19, 29],
    payer: [49, 97],
    edi: [128, 148],
    state: [127, 128],
    form: [0, 0],
  },
  '03': {
    day: [9, 15],
    yen: [24, 36],
    payer: [81, 129],
    edi: [179, 199],
    state: [21, 22],
    form: [22, 24],
  },
} as const;

/**
 * Start and end of the counts and sums in yen of a trailer record: what came, and what was
 * cancelled (01) or went out (03). Same sources as the data records.
 */
const totals = {
  '01': { came: [1, 7, 19], gone: [19, 25, 37] },
  '03': { came: [1, 7, 20], gone: [20, 26, 39] },
} as const;

/** The transaction type (取引区分) of a correction (訂正). */
const correction = '19';

export function isZengin(text: string): boolean {
  return head.test(text);
}

/**
 * Reads the deposits of a file of the Japanese Bankers Association (全銀): records of 200 characters,
 * with or without line ends.
 *
 * @param today determines the century or era of a two-digit year
 * @throws StatementError `cut` if a record or the end record is missing; `sums` if a trailer record
 *   states other counts or sums than the records before it have
 */
export function readZengin(text: string, today: CalendarDay): Statement {
  const records = recordsOf(text);
  const deposits: Deposit[] = [];
  const broken: Statement['broken'][number][] = [];
  let kind: keyof typeof fields = '01';
  /** Since the last header record. */
  let read: Transfer[] = [];
  for (const [index, record] of records.entries()) {
    const line = index + 1;
    const found = head.exec(record)?.groups?.['kind'];
    if (record.startsWith('1')) {
      if (found === undefined) throw new StatementError('cut', line);
      kind = found === '03' ? '03' : '01';
      read = [];
    } else if (record.startsWith('2')) {
      const transfer = transferOf(record, kind, today);
      read.push(transfer);
      if (transfer.isGone) continue;
      const { form, amount, bookedOn, payer } = transfer;
      if (form === correction) broken.push({ line, why: 'correction' });
      else if (amount === undefined) broken.push({ line, why: 'amount' });
      else if (bookedOn === undefined) broken.push({ line, why: 'date' });
      else deposits.push({ line, bookedOn, amount, payer, formerPayer: null });
    } else if (record.startsWith('8')) {
      checkTotals({ record, line, kind, read });
    }
  }
  if (!/^[89]/u.test(records.at(-1) ?? '')) throw new StatementError('cut', records.length);
  return { deposits, broken };
}

/** Pads a text so that each character is at the position of its byte in CP932. */
function inPlaces(text: string): string {
  return text.replaceAll(/[^ -\u00ff\r\n\uff61-\uff9f]/gu, `$&${filler}`);
}

function recordsOf(text: string): readonly string[] {
  const lines = inPlaces(text.replace(/^\ufeff/u, '').replaceAll('\u001a', '')).split(/\r\n?|\n/u);
  const isOne = lines.filter((line) => line !== '').length === 1;
  const records = isOne
    ? Array.from({ length: Math.ceil((lines[0] ?? '').length / recordLength) }, (_, at) =>
        (lines[0] ?? '').slice(at * recordLength, (at + 1) * recordLength),
      )
    : // Editors take the blanks at the end of a line away.
      lines.filter((line) => line !== '').map((line) => line.padEnd(recordLength));
  if (records.length > mostRows) throw new StatementError('lines');
  const wrong = records.findIndex((record) => record.length !== recordLength);
  if (wrong >= 0) throw new StatementError('cut', wrong + 1);
  return records;
}

interface Transfer {
  /** A cancelled transfer (01) or a withdrawal (03). */
  readonly isGone: boolean;
  /** The transaction type (取引区分). */
  readonly form: string;
  /** Yen. */
  readonly amount: number | undefined;
  readonly bookedOn: CalendarDay | undefined;
  readonly payer: string;
}

function transferOf(record: string, kind: keyof typeof fields, today: CalendarDay): Transfer {
  const at = fields[kind];
  const field = ([from, to]: readonly [number, number]) =>
    record.slice(from, to).replaceAll(filler, '').trim();
  const state = field(at.state);
  const digits = field(at.yen);
  return {
    isGone: kind === '01' ? state === '1' : state !== '1',
    form: field(at.form),
    amount: /^\d{1,12}$/u.test(digits) && Number(digits) > 0 ? Number(digits) : undefined,
    bookedOn: completeDay(field(at.day), today),
    payer: joinPayer([field(at.payer), field(at.edi)]),
  };
}

interface Section {
  /** The trailer record. */
  readonly record: string;
  readonly line: number;
  readonly kind: keyof typeof totals;
  /** The records before it. */
  readonly read: readonly Transfer[];
}

/**
 * Compares a trailer record with the records before it. Counts and sums may leave out cancelled
 * transfers, or contain them and state them apart. A blank field states nothing, and corrections
 * and unreadable amounts leave the sums unknown.
 *
 * @throws StatementError `sums`
 */
function checkTotals({ record, line, kind, read }: Section): void {
  if (read.some(({ form, amount }) => form === correction || amount === undefined)) return;
  const stated = ([from, mid, to]: readonly [number, number, number]) =>
    [record.slice(from, mid), record.slice(mid, to)].map((digits) =>
      /^\d+$/u.test(digits) ? Number(digits) : undefined,
    );
  const of = (transfers: readonly Transfer[]) => [
    transfers.length,
    transfers.reduce((sum, { amount = 0 }) => sum + amount, 0),
  ];
  const isAs = (said: readonly (number | undefined)[], found: readonly number[]) =>
    said.every((value, at) => value === undefined || value === found[at]);
  const [came, gone] = [stated(totals[kind].came), stated(totals[kind].gone)];
  const [ofCame, ofGone] = [
    of(read.filter(({ isGone }) => !isGone)),
    of(read.filter(({ isGone }) => isGone)),
  ];
  const isRight =
    kind === '03'
      ? isAs(came, ofCame) && isAs(gone, ofGone)
      : isAs(came, ofCame) || (isAs(came, of(read)) && isAs(gone, ofGone));
  if (!isRight) throw new StatementError('sums', line);
}

/** `YYMMDD` in the era or the century, whichever is the latest date that is not in the future. */
function completeDay(text: string, today: CalendarDay): CalendarDay | undefined {
  const [, year = '', month = '', date = ''] = /^(\d\d)(\d\d)(\d\d)$/u.exec(text) ?? [];
  return [2018, 2000, 1988]
    .map((before) => `${before + Number(year)}-${month}-${date}`)
    .filter(isCalendarDay)
    .filter((day) => day <= today)
    .toSorted()
    .at(-1);
}
