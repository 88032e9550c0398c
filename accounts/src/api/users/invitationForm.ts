import { invitationChangeSchema, invitationRequestSchema } from '@portal/shared/contracts';
import type { z } from 'zod/mini';

/** The schemas of the forms that create and change an invitation. */
export const invitationForm = invitationRequestSchema;
export type InvitationForm = z.infer<typeof invitationForm>;
export const invitationChangeForm = invitationChangeSchema;
export type InvitationChangeForm = z.infer<typeof invitationChangeForm>;
