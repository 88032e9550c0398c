import type { Locale } from '../basics/Locale.ts';
import type { z } from 'zod/mini';
import type { configSchema } from '../areas/composition/config.contract.ts';
import type { accountsUserSchema } from '../areas/accounts/accounts.contract.ts';
import type { NavigationEntry } from './RemoteConfig.ts';
import type { PartOfPlace } from './partsOfPlace.ts';
import type { RegisteredRemote } from './Registry.ts';

/**
 * What the server puts into the page (`<script type="application/json" id="portal-bootstrap">`),
 * so that the frame can be painted and hydrated without a call. The frame's server markup is
 * rendered from the same object: whatever is not in here (clock, window, storage) must not
 * influence the first render.
 */
export interface PageBootstrap {
  /** Path and query of the request. */
  readonly url: string;
  readonly locale: Locale;
  /** Whether this browser keeps the side navigation closed. */
  readonly isMenuClosed: boolean;
  /** Server's calendar day in Asia/Tokyo, `YYYY-MM-DD`. */
  readonly today: string;
  /** `null` for a visitor. The wire shape of `{accounts}/api/user/me/`, from the manager's own projection. */
  readonly user: z.infer<typeof accountsUserSchema> | null;
  readonly config: z.infer<typeof configSchema>;
  /** The person's choices of columns of lists, as their cookie has them; previews follow them. */
  readonly columns?: string | undefined;
  /** Menu entries of all remotes that this person may see, in order. */
  readonly navigation: readonly NavigationEntry[];
  /**
   * Patterns of the routes of all remotes that this person may open. Servers of a contract before
   * 1.13.0 give a preview none.
   */
  readonly screens?: readonly string[] | undefined;
  /** The remote that owns the current route, or `null` (not found, a page of the frame itself). */
  readonly remote: RegisteredRemote | null;
  /** Whether the person may open the current route. */
  readonly permitted: boolean;
  /**
   * Parts of the places that the current route shows, as far as this person may see them. What they
   * have answered in time is streamed.
   */
  readonly parts?: readonly PartOfPlace[] | undefined;
  /** Version of the registry the page was made from. */
  readonly registryVersion: string;
  /** Set on a page that loads a remote from its developer's machine. */
  readonly development?: PageDevelopment | undefined;
}

/** Which remote a page loads from its developer's machine. */
export interface PageDevelopment {
  readonly remote: string;
  /** The server on that machine, without a slash at the end. */
  readonly origin: string;
  /** Time after which pages of this tab stop loading it. */
  readonly until: string;
}

/**
 * One streamed API answer (`<script type="application/json" data-portal-answer>`): the remote's
 * query with that path, or the part of a place, starts from it instead of asking.
 */
export interface StreamedAnswer {
  /**
   * The path of the prefetch or of the part as `remote.config.ts` names it, with the address's
   * parameters put in.
   */
  readonly path: string;
  readonly status: number;
  readonly body: unknown;
  /**
   * Set when `body` is not the whole answer, because it is a long list's beginning or was filtered
   * by the address's query: the number of all rows that match.
   */
  readonly total?: number;
}
