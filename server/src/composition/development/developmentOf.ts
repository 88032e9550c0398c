import type { PageDevelopment } from '@portal/shared/remote';
import type { Deps } from '../../platform/Deps.ts';
import type { Viewer } from '../../platform/http/Viewer.ts';
import { isAllowedOrigin, readLocalRelease } from './developmentOrigins.ts';
import { readTicket } from './developmentTicket.ts';
import { standingOf } from '../../platform/session/standingOf.ts';

/** Path of the page that asks before a tab loads a remote from a developer's machine. */
export const developmentPath = '/development';

/** Result of `?dev=` in a page's address: a question, or a development page. */
type Wish = { readonly askAt: string } | { readonly development: PageDevelopment };

/**
 * Reads `?dev=` of a page's address. An address, `mf-parts@http://localhost:3200`, leads to a
 * question; only a ticket, issued with the answer, makes a development page.
 *
 * @returns `undefined` for people who may not, and for an invalid value: the page is as usual
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

/**
 * Whether a person may load a remote from a developer's machine: in production only staff with a
 * recent second factor; elsewhere anybody who is signed in.
 */
export async function mayDevelop(
  deps: Pick<Deps, 'config' | 'db' | 'clock'>,
  viewer: Viewer,
): Promise<'no' | 'unproved' | 'yes'> {
  if (!deps.config.production) return 'yes';
  const standing = await standingOf(deps, viewer);
  if (standing === 'staff') return 'yes';
  return standing === 'none' ? 'no' : 'unproved';
}
