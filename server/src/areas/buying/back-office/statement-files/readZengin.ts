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
 * @throws StatementError `cut` if a record or the end record is missing, or the sums differ
 */
export function readZengin(text: string, today: CalendarDay): Statement {
  const records = recordsOf(text);
  const deposits: Deposit[] = [];
  const broken: Statement['broken'][number][] = [];
  let kind: keyof typeof fields = '01';
  /** Sum of deposits in yen since the last header record. */
  let sum = 0;
  for (const [index, record] of records.entries()) {
    const line = index + 1;
    const found = head.exec(record)?.groups?.['kind'];
    if (record.startsWith('1')) {
      if (found === undefined) throw new StatementError('cut', line);
      kind = found === '03' ? '03' : '01';
      sum = 0;
    } else if (record.startsWith('2')) {
      const read = depositOf(record, kind, today);
      if (read === 'gone') continue;
      if ('why' in read) broken.push({ line, why: read.why });
      else {
        deposits.push({ line, ...read });
        sum += read.amount;
      }
    } else if (record.startsWith('8') && kind === '01' && broken.length === 0) {
      const [came, cancelled] = [record.slice(7, 19), record.slice(25, 37)].map(Number);
      if (came !== sum && (came ?? 0) - (cancelled ?? 0) !== sum)
        throw new StatementError('cut', line);
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

type Read = Omit<Deposit, 'line'> | { readonly why: 'date' | 'amount' | 'correction' } | 'gone';

function depositOf(record: string, kind: keyof typeof fields, today: CalendarDay): Read {
  const at = fields[kind];
  const field = ([from, to]: readonly [number, number]) =>
    record.slice(from, to).replaceAll(filler, '').trim();
  const state = field(at.state);
  // A cancelled transfer or a withdrawal.
  if (kind === '01' ? state === '1' : state !== '1') return 'gone';
  if (field(at.form) === correction) return { why: 'correction' };
  const digits = field(at.yen);
  if (!/^\d{1,12}$/u.test(digits) || Number(digits) === 0) return { why: 'amount' };
  const bookedOn = completeDay(field(at.day), today);
  if (!bookedOn) return { why: 'date' };
  const payer = joinPayer([field(at.payer), field(at.edi)]);
  return { bookedOn, amount: Number(digits), payer, formerPayer: null };
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
