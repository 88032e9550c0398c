import { provedPasswordSchema } from '@portal/shared/contracts';

/** The schema of the dialog's form for the password. */
export const proofForm = provedPasswordSchema;
