import type { PageDevelopment } from '@portal/shared/remote';
import type { Deps } from '../../platform/Deps.ts';
import type { Viewer } from '../../platform/http/Viewer.ts';
import { isAllowedOrigin, readLocalRelease } from './developmentOrigins.ts';
import { readTicket } from './developmentTicket.ts';
import { mayDevelop } from './mayDevelop.ts';

/** The path of the page that asks before a tab takes a remote from a developer's machine. */
export const developmentPath = '/development';

/** What `?dev=` of a page's address comes to: a question first, or a page in development. */
type Wish = { readonly askAt: string } | { readonly development: PageDevelopment };

/**
 * Reads `?dev=` of a page's address. An address alone, `mf-parts@http://localhost:3200`, leads to a
 * question; only a ticket, which the question's answer has, makes a page in development.
 *
 * @returns `undefined` for everybody who may not, and for what does not count: the page is as ever
 */
export async function developmentOf(
  deps: Pick<Deps, 'config' | 'db' | 'keys' | 'clock'>,
  viewer: Viewer | null,
  { pathname, searchParams }: URL,
): Promise<Wish | undefined> {
  const wish = searchParams.get('dev');
  if (wish === null || viewer === null) return undefined;
  const { developmentOrigins } = deps.config;
  if (readLocalRelease(wish, developmentOrigins)) {
    if ((await mayDevelop(deps, viewer)) === 'no') return undefined;
    const rest = new URLSearchParams(searchParams);
    rest.delete('dev');
    const to = rest.size === 0 ? pathname : `${pathname}?${rest.toString()}`;
    return { askAt: `${developmentPath}?${new URLSearchParams({ of: wish, to }).toString()}` };
  }
  const ticket = await readTicket(deps, viewer, wish);
  if (!ticket || !isAllowedOrigin(ticket.origin, developmentOrigins)) return undefined;
  if ((await mayDevelop(deps, viewer)) !== 'yes') return undefined;
  const { remote, origin, until } = ticket;
  return { development: { remote, origin, until: until.toISOString() } };
}
