import type { EmiApplicationAnswer } from '@portal/shared/contracts';
import type { FieldMessages } from '../../../platform/errors.ts';

/** A trial or purchase that is refused; `contracts/emi/emiOrders` says what each code means. */
export class EmiOrderError extends Error {
  override readonly name = 'EmiOrderError';

  /** @param fieldMessages sentences in the reader's language; under `data` without a field */
  constructor(
    readonly code: 'invalid' | 'off' | 'used' | 'ended' | 'key_reused' | 'outdated',
    readonly fieldMessages: FieldMessages,
  ) {
    super(code);
  }
}

/** Runs `work`. @returns what it answers, or the refusal of an `EmiOrderError` that it throws. */
export async function orEmiRefusal(
  work: () => Promise<EmiApplicationAnswer>,
): Promise<EmiApplicationAnswer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof EmiOrderError)) throw error;
    return { error: true, code: error.code, msg: { ...error.fieldMessages } };
  }
}
