import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { UsageError, type Command } from '../../../../platform/commands/Command.ts';
import { errorCode } from '../../../../platform/errors.ts';
import { importAnswerSchema, largestStatementBytes } from '../back-office.contract.ts';

const outcomes = {
  paid: 'paid',
  known: 'imported before',
  partial: 'NOT ENOUGH, the order stays unpaid',
  over: 'TOO MUCH, the order stays unpaid',
  already_paid: 'the order is paid already',
  order_over: 'the order is cancelled',
  unclear: 'no order fits',
} as const;

const reasons = {
  number: 'by its number',
  name: "by the team's name",
  payer: 'by who has paid for the team before',
} as const;

const broken = {
  columns: 'has too few columns',
  date: 'has no date that can be, or one to come',
  year: 'has a date without a year',
  amount: 'has no amount in yen',
  withdrawal: 'is a withdrawal',
  direction: 'does not say whether the money came or went',
  correction: 'is a correction of the bank',
} as const;

const columnOptions = ['date', 'deposit', 'payer', 'direction'] as const;

const importFile: Command = {
  noun: 'bank',
  verb: 'import',
  summary: 'Reads a bank statement and marks the orders that it pays.',
  usage: '<file> [--date <column> --deposit <column> --payer <columns> [--direction <column>]]',
  run: async ({ client, args, print }) => {
    const option = { type: 'string' } as const;
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { date: option, deposit: option, payer: option, direction: option },
    });
    const [named] = positionals;
    if (named === undefined) throw new UsageError('The file is missing.');
    // npm run changes the working directory; use INIT_CWD for typed paths.
    const file = path.resolve(process.env['INIT_CWD'] ?? '.', named);
    const options = { body: await contentOf(file), contentType: 'text/csv' };
    const columns = columnOptions.flatMap((name): [string, string][] => {
      const value = values[name];
      return value === undefined ? [] : [[name, value]];
    });
    const query = columns.length === 0 ? '' : `?${String(new URLSearchParams(columns))}`;
    const answer = importAnswerSchema.parse(
      await client.call(`/operator/bank-lines${query}`, options),
    );
    if ('unclear' in answer) {
      for (const line of columnLines(answer.unclear)) print(line);
      throw new UsageError(
        `${file} does not say which column is what. Say it once, for all files like it: --date 1 --deposit 3 --payer 2,4`,
      );
    }
    for (const { line, booked_on, amount, payer, outcome, order, by, candidates } of answer.lines) {
      const same = candidates.length > 0 ? [`same amount: ${candidates.join(', ')}`] : [];
      const facts = [`line ${line}`, booked_on, `${amount} JPY`, payer, order ?? ''];
      const found = by === null || outcome === 'known' ? '' : reasons[by];
      print([...facts, found, outcomes[outcome], ...same].filter(Boolean).join('  '));
    }
    for (const { line, why } of answer.broken) print(`line ${line}  ${broken[why]}`);
    const paid = answer.lines.filter(({ outcome }) => outcome === 'paid').length;
    const gone = answer.broken.filter(({ why }) => why === 'withdrawal').length;
    const counts = [
      `${paid} paid`,
      `${answer.lines.length - paid} not`,
      `${answer.broken.length - gone} unreadable`,
      ...(gone > 0 ? [`${gone} withdrawn`] : []),
    ];
    print(`${counts.join(', ')}.`);
  },
};

/** @throws UsageError if the file cannot be read or is too long for a statement */
async function contentOf(file: string): Promise<Buffer> {
  try {
    const { size } = await stat(file);
    if (size > largestStatementBytes)
      throw new UsageError(`${file} has more than 2 MB: it is no bank statement, or one of years.`);
    return await readFile(file);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${file} cannot be read (${errorCode(error) ?? 'unknown'}).`);
  }
}

/** The first lines of a statement, each cell with its column number. */
function columnLines(lines: readonly (readonly string[])[]): readonly string[] {
  return lines.map((cells) => cells.map((cell, at) => `${at + 1}: ${cell}`).join('  '));
}

const resolve: Command = {
  noun: 'bank',
  verb: 'resolve',
  summary: 'Takes a transfer that pays no order off the waiting list.',
  usage: '<id> --note <what was done>',
  run: async ({ client, args, print }) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { note: { type: 'string' } },
    });
    const [id] = positionals;
    if (id === undefined) throw new UsageError('The id is missing; see orders waiting.');
    if (values.note === undefined) throw new UsageError('--note is missing.');
    const call = `/operator/bank-lines/${encodeURIComponent(id)}/resolve`;
    await client.call(call, { body: { note: values.note } });
    print(`${id}  resolved`);
  },
};

export const bankCommands: readonly Command[] = [importFile, resolve];
