import type { EditionKey, RoleKey } from '../../areas/accounts/keys.ts';
import type { SessionState } from './SessionState.ts';

type Viewer = Pick<SessionState, 'user' | 'team' | 'config'>;

/** The person's role; an unknown code has a guest's rights. */
export function roleOf({ user, config }: Viewer): RoleKey | undefined {
  if (user === null) return undefined;
  const key = config.accounts.roles.find(({ code }) => code === user.role)?.key;
  return key === 'owner' || key === 'admin' ? key : 'guest';
}

/** Edition of the current team; `undefined` without a team or with an unknown code. */
export function editionOf({ team, config }: Viewer): EditionKey | undefined {
  const key = config.accounts.editions.find(({ code }) => code === team?.edition)?.key;
  return key === 'community' || key === 'professional' ? key : undefined;
}

/** Whether a person is an owner or an admin of the team. */
export function isManager(session: Viewer): boolean {
  const role = roleOf(session);
  return role === 'owner' || role === 'admin';
}
