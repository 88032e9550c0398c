import { can, type SessionState } from '@portal/shared';
import { partsOfPlace, type PlacingRemote } from '@portal/shared/remote';
import { type Act, actsOfAccounts } from '@portal/shared/search';

/** The acts of remotes, in order, and then those of accounts, which is no remote. */
export function actsFor(remotes: readonly PlacingRemote[], session: SessionState): readonly Act[] {
  const offered = partsOfPlace(remotes, 'acts', (requires) => can(requires, session));
  return [
    ...offered.map((act) => ({ ...act, key: `${act.remote}/${act.id}` })),
    ...actsOfAccounts(session),
  ];
}
