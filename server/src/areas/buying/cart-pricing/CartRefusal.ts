import { z } from 'zod';
import type { FieldMessages } from '../../../platform/errors.ts';

/** Why a cart cannot be priced; see `contracts/pricing` for the meanings. */
type CartRefusalCode =
  | 'invalid'
  | 'not_renewable'
  | 'signed_out'
  | 'quotation_expired'
  | 'quotation_differs'
  | 'quotation_currency'
  | 'quotation_used';

/** A refusal answered with status 200, as specified: `{error: true, code, msg}`. */
export interface CartRefusal {
  readonly error: true;
  readonly code: CartRefusalCode;
  /** Messages in the reader's language, by field. */
  readonly msg: FieldMessages;
  /** Of `quotation_used`: the order's number. */
  readonly number?: string;
}

export const cartRefusalSchema = z.object({
  error: z.literal(true),
  code: z.string(),
  msg: z.record(z.string(), z.string()),
  number: z.optional(z.string()),
});

/** The cart cannot be priced; has a code and a message for each field. */
export class CartError extends Error {
  override readonly name = 'CartError';

  constructor(
    readonly code: CartRefusalCode,
    readonly fieldMessages: FieldMessages,
    readonly facts: Pick<CartRefusal, 'number'> = {},
  ) {
    super(code);
  }
}

/** Runs `work` and turns a `CartError` into its refusal. */
export async function orRefusal<T>(work: () => Promise<T>): Promise<T | CartRefusal> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof CartError)) throw error;
    return { error: true, code: error.code, msg: error.fieldMessages, ...error.facts };
  }
}
