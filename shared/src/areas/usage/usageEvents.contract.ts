import * as z from 'zod/mini';
import { text } from '../../basics/contract/fields.ts';
import { instant } from '../../basics/contract/primitives.ts';
import { productType } from '../products/product.contract.ts';

/**
 * What the license client reports of a license's use: `POST /api/v1/usage/events`, one event a line
 * (NDJSON, `content-type: application/x-ndjson`), signed by the device like the calls of
 * `../licensing/license-files/lm.contract.ts`. A batch may be compressed
 * (`content-encoding: gzip`). The signature covers the uncompressed lines.
 *
 * Besides single lines, the server can refuse the whole call: 413 `too_many_events`, 413
 * `too_large` (more bytes, compressed or not, than the most events can have), 415 `bad_encoding`,
 * 422 `bad_gzip`, 422 `invalid` for another content type, 429 `too_many` (600 calls of a device a
 * minute), and 401 as in every call of a device.
 *
 * - `granted`, `refused`: a person asked for a license and got one, or none was free
 * - `use`: a license was held for the `seconds` before `at`
 * - `returned`: it was given back
 */
export const usageEventKinds = ['granted', 'refused', 'use', 'returned'] as const;
export type UsageEventKind = (typeof usageEventKinds)[number];

/** The most events of one call. */
export const usageBatchEvents = 1000;
/** The longest line in bytes, without its end; a longer one is `invalid`. */
export const usageLineBytes = 2048;
/** The longest stretch of one `use` event, in seconds: a client that works on reports more of them. */
export const usageStretchSeconds = 3600;
/** Older events are taken by the operator's import only, in days. */
export const usageEventDays = 90;

/** Any UUID. */
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;

const common = {
  /** The device's own name of the event: a repeated one changes nothing. */
  id: z.string().check(z.regex(uuid)),
  /**
   * The person who asked or worked: the current or a former person of the device, or one for whom
   * it has a license file. In an import: a current or former member of the team.
   */
  user: text(64),
  product: productType,
  /** When it happened, by the clock of the device. */
  at: instant,
  /**
   * Milliseconds by which the server's clock was ahead of the device's when the client last heard
   * from it. The time of the event is the sum of both.
   */
  offset_ms: z.int(),
};
/** Number of the license. */
const license = text(64);

/** One line of a batch. */
export const usageEventSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('refused'), ...common }),
  z.strictObject({ kind: z.literal(['granted', 'returned']), ...common, license }),
  z.strictObject({
    kind: z.literal('use'),
    ...common,
    license,
    seconds: z.int().check(z.minimum(1), z.maximum(usageStretchSeconds)),
  }),
]);
export type UsageEvent = z.infer<typeof usageEventSchema>;

/**
 * Why a line is refused. A client throws such an event away: sending it again would change nothing.
 *
 * - `not_json`, `invalid`: the line is not an event, or it is longer than a line may be
 * - `foreign_user`: the device is not that person's
 * - `foreign_license`: the license is not of the device's team, or of another product
 * - `future`: more than 5 minutes after the server's clock
 * - `too_old`: older than 90 days, or, in an import, older than what is kept
 */
export const usageEventRefusals = [
  'not_json',
  'invalid',
  'foreign_user',
  'foreign_license',
  'future',
  'too_old',
] as const;
export type UsageEventRefusal = (typeof usageEventRefusals)[number];

/** The answer to a batch; the lines that are not rejected are kept for good. */
export const usageBatchAnswerSchema = z.object({
  /** How many are new. */
  accepted: z.int(),
  /** How many were known. */
  duplicate: z.int(),
  rejected: z.array(
    z.object({
      /** Counted from 1. */
      line: z.int(),
      code: z.enum(usageEventRefusals),
    }),
  ),
});
export type UsageBatchAnswer = z.infer<typeof usageBatchAnswerSchema>;
