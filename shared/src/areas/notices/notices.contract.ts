import * as z from 'zod/mini';
import { instant } from '../../basics/contract/primitives.ts';

const notice = {
  /** Says what it is about and which stage of it: the next stage is another notice. */
  id: z.string(),
  /** Path where something can be done about it: of accounts for `card_end`, else of the manager. */
  to: z.string(),
  created_at: instant,
  read: z.boolean(),
};

/** A notice, worded in the browser by its kind and figures. */
export const noticeSchema = z.discriminatedUnion('kind', [
  z.object({
    ...notice,
    kind: z.literal('license_end'),
    /**
     * Licenses that end on the same day and do not renew themselves: how many, the number of a
     * single one, and the first ten numbers, which mails list.
     */
    figures: z.object({
      end_at: z.iso.date(),
      count: z.int(),
      number: z.nullable(z.string()),
      numbers: z.optional(z.array(z.string()).check(z.maxLength(10))),
    }),
  }),
  z.object({
    ...notice,
    kind: z.literal('order_due'),
    /** `total` in major units. */
    figures: z.object({
      number: z.string(),
      duedate: z.iso.date(),
      total: z.number(),
      currency: z.enum(['JPY', 'USD']),
    }),
  }),
  z.object({
    ...notice,
    kind: z.literal('card_end'),
    /** The card's last day, and whether it comes before the next license is to be renewed. */
    figures: z.object({
      brand: z.string(),
      last4: z.string(),
      end_at: z.iso.date(),
      before_renewal: z.boolean(),
    }),
  }),
  z.object({
    ...notice,
    kind: z.enum(['emi_done', 'emi_failed', 'emi_assigned', 'emi_mentioned']),
    /** Name of the project. */
    figures: z.object({ project: z.string() }),
  }),
]);
export type Notice = z.infer<typeof noticeSchema>;

/** `GET /api/notices/`: what ends, is unpaid or was finished, the newest first. */
export const noticesSchema = z.array(noticeSchema);

const known = z.union(noticeSchema.def.options.map(({ shape: { kind } }) => z.object({ kind })));

/** The list as pages read it: an old page skips kinds that a newer server has added. */
export const knownNoticesSchema = z.pipe(
  z.pipe(
    z.array(z.unknown()),
    z.transform((notices) => notices.filter((one) => known.safeParse(one).success)),
  ),
  noticesSchema,
);

/** `POST /api/notices/read`: these have been read. */
export const readNoticesSchema = z.strictObject({
  ids: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(200)),
});
