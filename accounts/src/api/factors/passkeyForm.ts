import { passkeyNameRequestSchema } from '@portal/shared/contracts';
import type { z } from 'zod/mini';

/** The schema of the form for a passkey's name: its field has the name of the calls' field. */
export const passkeyForm = passkeyNameRequestSchema;
export type PasskeyForm = z.infer<typeof passkeyForm>;
