import type { Locale } from '../basics/Locale.ts';
import type { z } from 'zod/mini';
import type { configSchema } from '../areas/composition/config.contract.ts';
import type { accountsUserSchema } from '../areas/accounts/accounts.contract.ts';
import type { NavigationEntry } from './RemoteConfig.ts';
import type { PartOfPlace } from './partsOfPlace.ts';
import type { RegisteredRemote } from './Registry.ts';

/**
 * The data that the server puts into the page
 * (`<script type="application/json" id="portal-bootstrap">`), so that the frame renders and
 * hydrates without a call. The server renders the frame from the same object: other state (clock,
 * window, storage) must not affect the first render.
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
  /** The person's column choices for lists, from their cookie; previews use them. */
  readonly columns?: string | undefined;
  /** Menu entries of all remotes that this person may see, in order. */
  readonly navigation: readonly NavigationEntry[];
  /**
   * Route patterns of all remotes that this person may open. Servers before contract 1.13.0 give a
   * preview none.
   */
  readonly screens?: readonly string[] | undefined;
  /** The remote that owns the current route, or `null` (not found, a page of the frame itself). */
  readonly remote: RegisteredRemote | null;
  /** Whether the person may open the current route. */
  readonly permitted: boolean;
  /**
   * Parts of the current route's places that this person may see. Answers that arrive in time are
   * streamed.
   */
  readonly parts?: readonly PartOfPlace[] | undefined;
  /** Version of the registry the page was made from. */
  readonly registryVersion: string;
  /** Set on a page that loads a remote from its developer's machine. */
  readonly development?: PageDevelopment | undefined;
}

/** The remote that a page loads from its developer's machine. */
export interface PageDevelopment {
  readonly remote: string;
  /** The server on that machine, without a slash at the end. */
  readonly origin: string;
  /** Pages of this tab stop loading it after this time. */
  readonly until: string;
}

/**
 * One streamed API answer (`<script type="application/json" data-portal-answer>`). The remote's
 * query with that path, or the part of a place, starts from it without a call.
 */
export interface StreamedAnswer {
  /**
   * The path of the prefetch or part as in `remote.config.ts`, with the parameters of the address.
   */
  readonly path: string;
  readonly status: number;
  readonly body: unknown;
  /**
   * The number of all matching rows; set when `body` has only some of them: the first of a long
   * list, or those that match the address's query.
   */
  readonly total?: number;
}
