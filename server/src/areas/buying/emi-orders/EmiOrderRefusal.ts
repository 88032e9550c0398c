import type { EmiApplicationAnswer } from '@portal/shared/contracts';
import type { FieldMessages } from '../../../platform/errors.ts';

/** The trial or purchase is refused; see `contracts/emi/emiOrders` for the codes. */
export class EmiOrderError extends Error {
  override readonly name = 'EmiOrderError';

  /** @param fieldMessages messages in the reader's language; under `data` without a field */
  constructor(
    readonly code: 'invalid' | 'off' | 'used' | 'ended' | 'key_reused' | 'outdated',
    readonly fieldMessages: FieldMessages,
  ) {
    super(code);
  }
}

/** Runs `work` and turns an `EmiOrderError` into its refusal. */
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
