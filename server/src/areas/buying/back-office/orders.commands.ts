import { parseArgs } from 'node:util';
import { UsageError, type Command } from '../../../platform/commands/Command.ts';
import {
  actedOrderSchema,
  reissuedSchema,
  waitingSchema,
  type operatorActs,
} from './back-office.contract.ts';

const waiting: Command = {
  noun: 'orders',
  verb: 'waiting',
  summary: 'Lists what waits: approvals, transfers, slips to post, refunds, unmatched transfers.',
  usage: '',
  run: async ({ client, print }) => {
    const { orders, mismatches, refunds, bank_lines } = waitingSchema.parse(
      await client.call('/operator/orders/waiting'),
    );
    for (const order of orders) {
      const { number, waits_for, total, currency, duedate, overdue, slips, stamp, team } = order;
      const due = duedate === null ? [] : [`due ${duedate}${overdue ? ' (overdue)' : ''}`];
      const stamped = stamp > 0 ? [`stamp ${stamp} JPY`] : [];
      const paper = waits_for === 'slips' ? [slips.join(', '), ...stamped] : [];
      print([number, waits_for, `${total} ${currency}`, ...due, ...paper, team].join('  '));
    }
    for (const { number, total, currency, taken } of mismatches) {
      print([number, 'OTHER AMOUNT TAKEN', `${total} ${currency}`, `taken ${taken}`].join('  '));
    }
    for (const { number, total, currency, by } of refunds) {
      print([number, `refund by ${by}`, `${total} ${currency}`].join('  '));
    }
    for (const { id, booked_on, amount, payer, outcome, order, total } of bank_lines) {
      const of = total === null ? [] : [`of ${total} JPY`];
      const facts = [booked_on, `${amount} JPY`, ...of, payer, order ?? ''];
      print([id, `transfer ${outcome}`, ...facts].filter(Boolean).join('  '));
    }
    const count = orders.length + mismatches.length + refunds.length + bank_lines.length;
    if (count === 0) print('Nothing waits.');
  },
};

type OperatorAct = (typeof operatorActs)[number];

const act = (verb: OperatorAct, summary: string): Command => ({
  noun: 'orders',
  verb,
  summary,
  usage: `<number> --note <why>${verb === 'pay' ? ' [--on <2026-11-21>]' : ''}`,
  run: async ({ client, args, print }) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        note: { type: 'string' },
        ...(verb === 'pay' ? { on: { type: 'string' as const } } : {}),
      },
    });
    const [number] = positionals;
    if (number === undefined) throw new UsageError('The number of an order is missing.');
    if (values.note === undefined) throw new UsageError('--note is missing.');
    const call = `/operator/orders/${encodeURIComponent(number)}/${verb}`;
    const acted = actedOrderSchema.parse(await client.call(call, { body: { ...values } }));
    print(`${acted.number}  ${acted.state}`);
  },
});

const reissue: Command = {
  noun: 'orders',
  verb: 'reissue',
  summary: 'Issues a document of an order once more, with the team’s name and address of today.',
  usage: '<number> --kind invoice|delivery|receipt|credit --note <why>',
  run: async ({ client, args, print }) => {
    const text = { type: 'string' } as const;
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { kind: text, note: text },
    });
    const [number] = positionals;
    if (number === undefined) throw new UsageError('The number of an order is missing.');
    if (values.note === undefined) throw new UsageError('--note is missing.');
    const call = `/operator/orders/${encodeURIComponent(number)}/documents`;
    print(reissuedSchema.parse(await client.call(call, { body: { ...values } })).number);
  },
};

export const ordersCommands: readonly Command[] = [
  waiting,
  act('pay', 'Marks one order as paid by transfer; its licenses are issued.'),
  act('approve', 'Approves the credit of a postpay order; its licenses are issued.'),
  act('refuse', 'Refuses the credit of a postpay order, which cancels it.'),
  act('refund', 'Refunds an order, takes its licenses back and issues a credit note.'),
  act('refund-sent', 'Records that the refund of an order paid by transfer was sent.'),
  reissue,
  act('slips-posted', 'Records that the slips on paper of an order went to the post.'),
];
