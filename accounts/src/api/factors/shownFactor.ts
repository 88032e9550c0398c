import {
  totpConfirmationRequestSchema,
  type FactorKind,
  type ShownFactor,
} from '@portal/shared/contracts';

export type SecondFactor = FactorKind;
/** The factor that a person presents: a typed code, or any passkey that the browser finds. */
export type FactorChoice =
  | Extract<ShownFactor, { readonly code: string }>
  | { readonly kind: 'passkey' };

/** The schema of a form for a code: its field has the name of the calls' field. */
export const codeForm = totpConfirmationRequestSchema;
