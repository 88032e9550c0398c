import type { CsvRow } from '@portal/paper/csv/parseCsv.ts';
import { columnNamed, formerNames } from './formerPayers.ts';
import { parseYen } from './statementCells.ts';
import { normalizeTitle, type FoundLayout } from './StatementLayout.ts';
import { headLines } from './statementText.ts';

/** Banks' names for the date column. */
const dates =
  /^(?:日付|年月日|お?取引日付?|お?取り引き日|お?取引年月日|お?取扱日付?|入金日|勘定日|計上日|入払日|預入日|預入・払出日|受付日|(?:transaction|posting|value)?date)$/u;
const parts = [/(?:日\(年\)|^年)$/u, /(?:日\(月\)|^月)$/u, /(?:日\(日\)|^日)$/u] as const;
const deposits =
  /^お?(?:入金|預か?り|預け?入れ?|受入れ?|受取)(?:金額|金|額)?$|^(?:credit|deposit|amount)$/u;
/** Deposits or withdrawals. */
const signed = /^(?:入出金|入払|お?取引)?(?:金額|額)$|^入出金$/u;
const directions = /^(?:入払|入出金|受払|入出)区分$/u;
/** Payer, the best first; the last ones are fallbacks. */
const payers = [
  /^お?(?:振込)?(?:依頼人名?|依頼人名義|人名)$|^(?:payer|name)$/u,
  /^(?:お?取引先|相手先|入出金先)名?$/u,
  /^(?:摘要内容|お?取り?扱い?内容|お?取引内容|入出金先?内容|詳細2|内容|description)$/u,
  /^(?:摘要|詳細1|明細|備考|edi情報)$/u,
] as const;

/** The layout that a header row names; `undefined` if the row is no header. */
export function layoutByName(rows: readonly CsvRow[]): FoundLayout | undefined {
  return rows.slice(0, headLines).flatMap((_, at) => layoutOf(rows, at) ?? [])[0];
}

function layoutOf(rows: readonly CsvRow[], at: number): FoundLayout | undefined {
  const titles = rows[at]?.cells.map(normalizeTitle) ?? [];
  const find = (pattern: RegExp) => titles.findIndex((title) => pattern.test(title));
  // Digests of lines booked earlier contain date and amount, so these are read as before.
  const best = (names: readonly string[], pattern: RegExp) => {
    const known = columnNamed(names, titles);
    return known >= 0 ? known : find(pattern);
  };
  const day = best(formerNames.date, dates);
  const date = day >= 0 ? [day] : parts.map(find);
  const payer = payers.flatMap((pattern) =>
    titles.flatMap((title, column) => (pattern.test(title) ? [column] : [])),
  );
  if (date.includes(-1) || payer.length === 0) return undefined;
  const found = { date, payer, from: at + 1 };
  const came = best(formerNames.deposit, deposits);
  if (came >= 0) return { ...found, deposit: came };
  const deposit = find(signed);
  const direction = find(directions);
  if (deposit >= 0 && direction >= 0) return { ...found, deposit, direction };
  // Without a sign and without a direction, nobody can tell deposits from withdrawals.
  const hasSign = rows
    .slice(found.from)
    .some(({ cells }) => (parseYen(cells[deposit] ?? '') ?? 0) < 0);
  return deposit >= 0 && hasSign ? { ...found, deposit } : undefined;
}
