import { profileRequestSchema } from '@portal/shared/contracts';
import type { z } from 'zod/mini';

/** The form of names and language: its fields have the names of the call. */
export const profileForm = profileRequestSchema;
export type ProfileForm = z.infer<typeof profileForm>;
