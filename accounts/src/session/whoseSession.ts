import type { AccountsUser } from '@portal/shared/contracts';
import type { AccountSession } from './fetchSession.ts';

/**
 * Whose session the browser has by now, beside the person of a page. Nothing of a page may be sent
 * in another person's name, nor in another team than it shows: whoever was taken out of a team has
 * one of their own.
 */
export function whoseSession(
  now: AccountSession,
  user: Pick<AccountsUser, 'id' | 'teams'>,
): 'nobody' | 'other_person' | 'other_team' | 'same' {
  if (now.user_id === null) return 'nobody';
  if (now.user_id !== user.id) return 'other_person';
  const team = user.teams[0]?.id ?? null;
  return now.team_id === undefined || now.team_id === team ? 'same' : 'other_team';
}
