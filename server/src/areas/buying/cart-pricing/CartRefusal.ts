import { z } from 'zod';
import type { FieldMessages } from '../../../platform/errors.ts';

/** Why a cart cannot be priced; `contracts/pricing` says what each means. */
export type CartRefusalCode =
  | 'invalid'
  | 'not_renewable'
  | 'signed_out'
  | 'quotation_expired'
  | 'quotation_differs'
  | 'quotation_currency'
  | 'quotation_used';

/** A refusal that the specification's calls answer with status 200: `{error: true, code, msg}`. */
export interface CartRefusal {
  readonly error: true;
  readonly code: CartRefusalCode;
  /** Sentences in the reader's language, by field. */
  readonly msg: FieldMessages;
  /** Of `quotation_used`: the order. */
  readonly number?: string;
}

export const cartRefusalSchema = z.object({
  error: z.literal(true),
  code: z.string(),
  msg: z.record(z.string(), z.string()),
  number: z.optional(z.string()),
});

/** A cart that cannot be priced, with its code and a sentence for each field. */
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

/** Runs `work`. @returns what it answers, or the refusal of a `CartError` that it throws. */
export async function orRefusal<T>(work: () => Promise<T>): Promise<T | CartRefusal> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof CartError)) throw error;
    return { error: true, code: error.code, msg: error.fieldMessages, ...error.facts };
  }
}
