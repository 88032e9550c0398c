import {
  totpConfirmationRequestSchema,
  type FactorKind,
  type ShownFactor,
} from '@portal/shared/contracts';

/** How somebody can prove who they are besides the password. */
export type SecondFactor = FactorKind;
/** A factor that somebody shows: a code that was typed, or whatever passkey the browser finds. */
export type FactorChoice =
  | Extract<ShownFactor, { readonly code: string }>
  | { readonly kind: 'passkey' };

/** The schema of a form for a code: its field has the name of the calls' field. */
export const codeForm = totpConfirmationRequestSchema;
