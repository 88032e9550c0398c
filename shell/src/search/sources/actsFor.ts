import { can, type SessionState } from '@portal/shared';
import type { RegisteredRemote } from '@portal/shared/remote';
import { type Act, actsOfAccounts } from '@portal/shared/search';

/** The acts of remotes, in order, and then those of accounts, which is no remote. */
export function actsFor(
  remotes: readonly Pick<RegisteredRemote, 'name' | 'places'>[],
  session: SessionState,
): readonly Act[] {
  const offered = remotes
    .flatMap(({ name, places }) =>
      (places?.acts ?? []).map((act) => ({ ...act, key: `${name}/${act.id}` })),
    )
    .filter(({ requires }) => can(requires, session))
    .toSorted((left, right) => left.order - right.order);
  return [...offered, ...actsOfAccounts(session)];
}
