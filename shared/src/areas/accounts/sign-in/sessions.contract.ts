import * as z from 'zod/mini';
import { instant } from '../../../basics/contract/primitives.ts';

/** A device on which the person is signed in. */
const accountSessionRow = z.object({
  id: z.string(),
  /** Names such as `Chrome` and `Windows`; `null`: the device did not say. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  /** Network address of its last sign of life; `null`: unknown. */
  ip: z.nullable(z.string()),
  /** When the person last signed in there. */
  signed_in_at: instant,
  /** Last sign of life, to the minute. */
  seen_at: instant,
  /** When the session ends without a further sign of life. */
  ends_at: instant,
  /** The person has asked to stay signed in. */
  is_kept: z.boolean(),
  /** The session that asks. */
  is_current: z.boolean(),
});

/**
 * `GET /api/sessions`: where the person is signed in, this device first. `DELETE /api/sessions/{id}`
 * ends one of them, `DELETE /api/sessions` all but this one; both answer what is left.
 */
export const accountSessionsSchema = z.array(accountSessionRow);
export type AccountSessionRow = z.infer<typeof accountSessionRow>;
