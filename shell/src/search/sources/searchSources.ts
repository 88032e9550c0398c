import { can, type SessionState } from '@portal/shared';
import { partsOfPlace, type PlacingRemote, type SearchPart } from '@portal/shared/remote';

/** A part of the search that a person may use. */
export interface SearchSource extends SearchPart {
  /** Unique among the parts of all remotes. */
  readonly key: string;
  /** The release that adds it; the frame's own parts have none. */
  readonly release?: { readonly name: string; readonly hash: string };
  /** Origin of its pages, if it differs from this page's. */
  readonly origin?: string;
}

/** The accounts service is no remote, so the frame itself adds its users, as in the menu. */
const users: SearchPart = {
  id: 'users',
  title: { en: 'Users', ja: 'ユーザー' },
  icon: 'users',
  order: 50,
  call: '/api/people/search',
  requires: { roles: ['owner', 'admin'] },
};

/** The parts of the search that remotes add and that this person may use, in order. */
export function searchSources(
  remotes: readonly PlacingRemote[],
  session: SessionState,
): readonly SearchSource[] {
  const { accounts, services } = session.config;
  const own = accounts.pages.includes('/users')
    ? [{ ...users, key: 'accounts/users', origin: services.accounts }]
    : [];
  const added = partsOfPlace(remotes, 'search', (requires) => can(requires, session));
  return added
    .map(({ remote: name, release: hash, ...part }): SearchSource => ({
      ...part,
      key: `${name}/${part.id}`,
      release: { name, hash },
    }))
    .concat(own.filter(({ requires }) => can(requires, session)))
    .toSorted((left, right) => left.order - right.order);
}

/** The target of a path of a source: a screen of this page, or a page of another origin. */
export function leadsTo({ origin }: SearchSource, path: string): { to: string } | { href: string } {
  return origin === undefined ? { to: path } : { href: new URL(path, origin).href };
}
