import type { Limit } from '../../../platform/limits/takeCall.ts';

/** Invitations to one address from any team, so that nobody can flood a mailbox. */
export const invitationMails: Limit = { name: 'invitation-mail', max: 5, seconds: 86_400 };
/** Invitations that one team sends: wide enough for a department on one day. */
export const invitationsOfTeam: Limit = { name: 'invitation-team', max: 300, seconds: 86_400 };
