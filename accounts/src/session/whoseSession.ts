import type { AccountsUser } from '@portal/shared/contracts';
import type { AccountSession } from './fetchSession.ts';

/**
 * Compares the browser's current session with the person and team of a page. A page must not send
 * anything for another person or team. The team changes, for example, when a person is removed from
 * it and gets a new one.
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
