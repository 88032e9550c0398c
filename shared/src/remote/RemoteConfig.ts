import type { Locale } from '../basics/Locale.ts';
import type { IconName } from './iconNames.ts';

/** A text in both languages of the portal. */
export interface Localized {
  readonly en: string;
  readonly ja: string;
}

/**
 * What a person needs to see a menu entry or open a route. Every key given must hold; an empty
 * requirement is met by any signed-in person. Keys that this release of the shell does not know
 * are treated as not met, so that an entry never shows to somebody it was not meant for.
 */
export interface Requirement {
  /** `false` opens the route to visitors who are not signed in. Default `true`. */
  readonly signedIn?: boolean;
  readonly editions?: readonly ('community' | 'professional')[];
  readonly roles?: readonly ('owner' | 'admin' | 'guest')[];
  /** ISO 3166-1 alpha-2 codes. */
  readonly countries?: readonly string[];
  /** Interface languages in which the entry makes sense. */
  readonly locales?: readonly Locale[];
  /** `true`: only staff of the vendor. */
  readonly staff?: boolean;
}

/**
 * One API call that the first screen of a route makes. The server makes it in the person's name
 * while the browser loads scripts, and streams the answer into the page. When the screen is opened by
 * a link, the page makes it beside the scripts.
 */
export interface Prefetch {
  /**
   * Path under the manager's origin, with parameters of its own if it has any: `/api/licenses/`,
   * `/api/order/:id`. Only GET calls are prefetched.
   */
  readonly path: string;
  /** Names of the page's own query parameters that are passed on to the call. */
  readonly forward?: readonly string[];
  /**
   * For a long list: how many rows are streamed at first. The screen asks for the whole list itself,
   * by `path` alone.
   */
  readonly limit?: number;
}

export interface RemoteRoute {
  /** React Router path pattern, absolute, e.g. `/order/:id`. */
  readonly path: string;
  readonly title: Localized;
  readonly requires?: Requirement;
  readonly prefetch?: readonly Prefetch[];
  /** `false`: of an embeddable remote, a screen that pages of other sites lead to the portal for. */
  readonly embeddable?: boolean;
  /**
   * Places of lines that the screen shows with `usePlace`: the server asks their parts while the
   * browser loads scripts, and what they answer in time comes with the page.
   */
  readonly places?: readonly LinesPlace[];
}

export interface NavigationEntry {
  /** A path that one of the remote's own routes matches. */
  readonly to: string;
  readonly label: Localized;
  /** Name of an icon; that of a later portal's release may be unknown here. */
  readonly icon: string;
  /** Position in the menu, ascending, in steps of ten that leave room between. */
  readonly order: number;
  readonly requires?: Requirement;
}

/** What the parts of all places have in common. */
export interface PlacePart {
  /** Names the part among those of its remote in this place: lower-case letters, digits, hyphens. */
  readonly id: string;
  readonly title: Localized;
  /** Position among the parts of all remotes, ascending, in steps of ten that leave room between. */
  readonly order: number;
  readonly requires?: Requirement;
}

/**
 * What a remote adds to the search of the toolbar: one kind of things, found by a call. No script of
 * the remote is loaded for it.
 */
export interface SearchPart extends PlacePart {
  /** Name of an icon of the shared icon set. */
  readonly icon: string;
  /**
   * GET call under the manager's origin. It is made with what is typed as `q`, and answers
   * `searchAnswerSchema` (`shared/src/areas/composition/search.contract.ts`).
   */
  readonly call: string;
  /** The remote's own list of these things, which takes `q` too; offered when there are more hits. */
  readonly list?: string;
}

/**
 * What a remote adds to a place of lines: sentences about its own things that it answers to a call.
 * No script of the remote is loaded for it.
 */
export interface LinesPart extends PlacePart {
  /** Name of an icon of the shared icon set. */
  readonly icon: string;
  /**
   * GET call under the manager's origin, which answers `partLinesSchema`
   * (`shared/src/areas/composition/partLines.contract.ts`). In the place `license` it has `:number`, the license's.
   */
  readonly call: string;
}

/** A place whose parts answer lines. */
export type LinesPlace = 'attention' | 'license';

/**
 * The places of the page that remotes fill, by name. The page knows the place, its remotes know what
 * stands there: each part has its own time limit, and fails for itself.
 */
export interface Places {
  /** What the toolbar's search looks through. */
  readonly search?: readonly SearchPart[];
  /** The strip of the first screen: what needs attention. */
  readonly attention?: readonly LinesPart[];
  /** The page of a license: what other remotes know of it. */
  readonly license?: readonly LinesPart[];
}

/** An old address of a screen, which leads to where the screen is now. */
export interface Redirect {
  /** Path pattern of the old address; the remote owns it as it owns its routes. */
  readonly from: string;
  /** One of the remote's own routes, with parameters that `from` has. */
  readonly to: string;
}

/** What a remote configures with an icon, which must be one of the portal's. */
type WithIcon<Item> = Item & { readonly icon: IconName };

/** A semantic-version range of the contract: `^1.6.0`, `~1.6.0` or `1.6.0`. */
export type ContractRange = `${'^' | '~' | ''}${number}.${number}.${number}`;

/** The declarative part of a remote: plain data that Node and the browser can both read. */
export interface RemoteConfig {
  /** Also the folder of its releases; `mf-` + lower-case letters, digits and hyphens. */
  readonly name: string;
  /** The team that answers for the remote, as colleagues call it. Customers are not shown it. */
  readonly owner?: string;
  /** Semantic version of this release. */
  readonly version: string;
  /** What it needs of the page. */
  readonly contract: ContractRange;
  readonly routes: readonly RemoteRoute[];
  readonly navigation: readonly WithIcon<NavigationEntry>[];
  readonly places?: {
    readonly [Place in keyof Places]: readonly WithIcon<NonNullable<Places[Place]>[number]>[];
  };
  readonly redirects?: readonly Redirect[];
  /** `true`: pages of other sites may show its screens, see `elementOf`. */
  readonly embeddable?: boolean;
}
