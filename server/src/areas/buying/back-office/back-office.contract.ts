import { text } from '@portal/shared/contracts';
import { documentKinds } from '@portal/shared/domain';
import { z } from 'zod';

const note = text(500);

/** `POST /operator/orders/{number}/{act}` */
export const orderActSchema = z.strictObject({
  /** Reason or reference, kept in the audit log. */
  note,
  /** Of `pay`: date of the transfer. */
  on: z.iso.date().optional(),
});
export const operatorActs = [
  'pay',
  'approve',
  'refuse',
  'refund',
  'refund-sent',
  'slips-posted',
] as const;

/** Its answer: the updated order. */
export const actedOrderSchema = z.object({
  number: z.string(),
  status: z.int(),
  state: z.string(),
});

/** `POST /operator/orders/{number}/documents`: reissues the document as its next version. */
export const reissueSchema = z.strictObject({ kind: z.enum(documentKinds), note });
export const reissuedSchema = z.object({ number: z.string() });

const amount = { currency: z.enum(['JPY', 'USD']), total: z.number() };

/** `GET /operator/orders/waiting` */
export const waitingSchema = z.object({
  orders: z.array(
    z.object({
      number: z.string(),
      team: z.string(),
      /** What it waits for. */
      waits_for: z.enum(['approval', 'transfer', 'card', 'slips']),
      ...amount,
      created_at: z.string(),
      duedate: z.string().nullable(),
      /** Whether the due date has passed. */
      overdue: z.boolean(),
      /** Paper slips to be posted. */
      slips: z.array(z.enum(['invoice', 'delivery', 'receipt'])),
      /** Yen: the revenue stamp on the receipt, 0 for none. */
      stamp: z.int(),
    }),
  ),
  /** Card payments whose captured amount differs from the order's. */
  mismatches: z.array(
    z.object({
      number: z.string(),
      ...amount,
      /** Minor units and currency, as the gateway reports them. */
      taken: z.string(),
    }),
  ),
  /** Refunds in progress, by the gateway or due by transfer. */
  refunds: z.array(z.object({ number: z.string(), ...amount, by: z.enum(['card', 'transfer']) })),
  bank_lines: z.array(
    z.object({
      id: z.string(),
      booked_on: z.string(),
      amount: z.number(),
      payer: z.string(),
      outcome: z.string(),
      order: z.string().nullable(),
      /** Total of that order. */
      total: z.number().nullable(),
    }),
  ),
});
export type Waiting = z.infer<typeof waitingSchema>;

/** Largest size of a bank statement, in bytes. */
export const largestStatementBytes = 2 * 1024 * 1024;

/** Column numbers from 1, such as `2` or `3,5`. */
const columns = z
  .string()
  .regex(/^[1-9]\d?(?:,[1-9]\d?){0,9}$/, 'must be numbers of columns, such as 3,5')
  .transform((text) => text.split(',').map((column) => Number(column) - 1));
const column = z
  .string()
  .regex(/^[1-9]\d?$/, 'must be the number of one column, such as 3')
  .transform((text) => Number(text) - 1);

/**
 * Query of `POST /operator/bank-lines`: the meaning of columns in a statement that does not name
 * them.
 */
export const layoutQuerySchema = z
  .strictObject({
    date: columns.optional(),
    deposit: column.optional(),
    payer: columns.optional(),
    direction: column.optional(),
  })
  .transform(({ date, deposit, payer, direction }, context) => {
    const given = [date, deposit, payer, direction];
    if (given.every((each) => each === undefined)) return undefined;
    if (date && deposit !== undefined && payer)
      return { date, deposit, payer, ...(direction !== undefined && { direction }) };
    context.addIssue({ code: 'custom', message: 'date, deposit and payer go together' });
    return z.NEVER;
  });

/** Answer for a statement with unknown columns: its first lines; nothing is recorded. */
const unclearStatementSchema = z.object({ unclear: z.array(z.array(z.string())) });

/** `POST /operator/bank-lines`, with the statement file as the body. */
export const importAnswerSchema = z.union([
  unclearStatementSchema,
  z.object({
    lines: z.array(
      z.object({
        line: z.int(),
        booked_on: z.string(),
        amount: z.number(),
        payer: z.string(),
        outcome: z.enum([
          'paid',
          'partial',
          'over',
          'already_paid',
          'order_over',
          'unclear',
          'known',
        ]),
        order: z.string().nullable(),
        /** How the order was identified: by its number, its team's name, or a known payer. */
        by: z.enum(['number', 'name', 'payer']).nullable(),
        candidates: z.array(z.string()),
      }),
    ),
    broken: z.array(
      z.object({
        line: z.int(),
        why: z.enum(['columns', 'date', 'year', 'amount', 'withdrawal', 'direction', 'correction']),
      }),
    ),
  }),
]);

/** `POST /operator/bank-lines/{id}/resolve` */
export const resolveSchema = z.strictObject({ note });
