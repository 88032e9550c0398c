import { memberRequestSchema } from '@portal/shared/contracts';
import type { z } from 'zod/mini';

/** The schema of the form for a member's role and names. */
export const memberForm = memberRequestSchema;
export type MemberForm = z.infer<typeof memberForm>;
