import * as z from 'zod/mini';
import { calendarDay } from '../../basics/contract/primitives.ts';

export const firstStepKinds = ['installer', 'purchase', 'emi_trial', 'colleague'] as const;
export type FirstStepKind = (typeof firstStepKinds)[number];

/**
 * `GET /api/first-steps`: what a person can do first in a team without licenses, in display order
 * and only what they may do. Empty when all of it is done.
 */
export const firstStepsSchema = z.array(
  z.object({ kind: z.enum(firstStepKinds), done: z.boolean() }),
);
export type FirstSteps = z.infer<typeof firstStepsSchema>;

/** The most orders and cards that are named one by one. */
export const maxNamed = 3;

/**
 * `GET /api/attention`: what costs licenses or money if nobody acts. Guests, who may not act, are
 * told nothing.
 */
export const attentionSchema = z.object({
  /** Licenses that end within 20 days, do not renew themselves and wait for no payment. */
  licenses: z.nullable(
    z.object({
      count: z.int(),
      /** The number of a single one. */
      number: z.nullable(z.string()),
      /** The first day on which one of them ends. */
      first_end_at: calendarDay,
      /** How many of them can be renewed; the id of a single one. */
      renewable: z.int(),
      renewable_id: z.nullable(z.string()),
      /** The ids of all of them, if a link can name them. Absent in answers of former servers. */
      renewable_ids: z.optional(z.array(z.string())),
    }),
  ),
  /** Orders that wait for a bank transfer. */
  orders: z.object({
    count: z.int(),
    /** Those to be paid first, `maxNamed` at most; `total` in major units. */
    first: z.array(
      z.object({
        id: z.string(),
        number: z.string(),
        duedate: calendarDay,
        total: z.number(),
        currency: z.enum(['JPY', 'USD']),
      }),
    ),
  }),
  /** The person's own cards that have ended or end within 30 days, `maxNamed` at most. */
  cards: z.array(
    z.object({
      id: z.string(),
      brand: z.string(),
      last4: z.string(),
      /** Last day on which it pays. */
      end_at: calendarDay,
      trouble: z.enum(['expired', 'ends_before_renewal', 'ends_soon']),
    }),
  ),
});
export type Attention = z.infer<typeof attentionSchema>;
