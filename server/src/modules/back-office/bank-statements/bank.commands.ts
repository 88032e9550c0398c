import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { UsageError, type Command } from '../../../cli/Command.ts';
import { errorCode } from '../../../errors.ts';
import { importAnswerSchema } from '../back-office.contract.ts';

const outcomes = {
  paid: 'paid',
  known: 'imported before',
  partial: 'NOT ENOUGH, the order stays unpaid',
  over: 'TOO MUCH, the order stays unpaid',
  already_paid: 'the order is paid already',
  order_over: 'the order is cancelled',
  unclear: 'no order fits',
} as const;

const broken = {
  columns: 'has too few columns',
  date: 'has no date that can be, or one to come',
  amount: 'has no amount in yen',
} as const;

const importFile: Command = {
  noun: 'bank',
  verb: 'import',
  summary: 'Reads a bank statement (CSV, UTF-8 or Shift_JIS) and marks the orders that it pays.',
  usage: '<file>',
  run: async ({ client, args: [named], print }) => {
    if (named === undefined) throw new UsageError('The file is missing.');
    // npm changes the folder; names of files are the caller's.
    const file = path.resolve(process.env['INIT_CWD'] ?? '.', named);
    const body = await readFile(file).catch((error: unknown) => {
      throw new UsageError(`${file} cannot be read (${errorCode(error) ?? 'unknown'}).`);
    });
    const options = { body, contentType: 'text/csv' };
    const answer = importAnswerSchema.parse(await client.call('/operator/bank-lines', options));
    for (const { line, booked_on, amount, payer, outcome, order, candidates } of answer.lines) {
      const same = candidates.length > 0 ? [`same amount: ${candidates.join(', ')}`] : [];
      const facts = [`line ${line}`, booked_on, `${amount} JPY`, payer, order ?? ''];
      print([...facts, outcomes[outcome], ...same].filter(Boolean).join('  '));
    }
    for (const { line, why } of answer.broken) print(`line ${line}  ${broken[why]}`);
    const paid = answer.lines.filter(({ outcome }) => outcome === 'paid').length;
    print(`${paid} paid, ${answer.lines.length - paid} not, ${answer.broken.length} unreadable.`);
  },
};

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
