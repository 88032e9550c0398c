import { profileRequestSchema } from '@portal/shared/contracts';
import type { z } from 'zod/mini';

/**
 * The schema of the form for names and language: its fields have the names of the call's fields.
 */
export const profileForm = profileRequestSchema;
export type ProfileForm = z.infer<typeof profileForm>;
