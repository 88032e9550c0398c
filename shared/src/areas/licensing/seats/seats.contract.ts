import * as z from 'zod/mini';

/** The last months of use of one product; `seatAdvice` says what they mean. */
const productUse = z.object({
  /** The latest last; at least one, at most 12. */
  months: z.array(
    z.object({
      /** `YYYY-MM` in Tokyo. */
      month: z.string(),
      /** Licenses at the month's start. */
      licenses: z.int(),
      /** The most licenses in use at one moment of the month. */
      peak: z.int(),
      /** Standalone licenses of which no use was reported in the month: nothing is known of them. */
      unreported: z.int(),
      /** Refused attempts. */
      refusals: z.int(),
      /**
       * How many of them each further license would have avoided: the first number by one more
       * license, the second by a second one, and so on.
       */
      shortages: z.array(z.int()),
    }),
  ),
});

/** `GET /api/licenses/seats`: what the usage log knows, by product; null where it knows nothing. */
export const seatUseSchema = z.object({
  cd: z.nullable(productUse),
  pd: z.nullable(productUse),
});
export type SeatUse = z.infer<typeof seatUseSchema>;
