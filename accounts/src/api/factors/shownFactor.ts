import { totpConfirmationRequestSchema, type FactorKind } from '@portal/shared/contracts';
import type { ShownFactor } from '@portal/shared/contracts';

/** How somebody can prove who they are besides the password. */
export type SecondFactor = FactorKind;
/** A second factor with its proof. */
export type FactorProof = ShownFactor;

/** The schema of a form for a code: its field has the name of the calls' field. */
export const codeForm = totpConfirmationRequestSchema;
