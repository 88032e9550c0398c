import type { Locale } from '../basics/Locale.ts';
import type { IconName } from './iconNames.ts';

/** A text in both languages of the portal. */
export interface Localized {
  readonly en: string;
  readonly ja: string;
}

/**
 * What a person needs to see a menu entry or open a route. Every given key must hold; any signed-in
 * person meets an empty requirement. A key that this release of the shell does not know is never
 * met, so that an entry never shows to people it is not for.
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
 * while the browser loads scripts, and streams the answer into the page. When a link opens the
 * screen, the page makes the call while the scripts load.
 */
export interface Prefetch {
  /**
   * Path under the manager's origin, which may have parameters: `/api/licenses/`, `/api/order/:id`.
   * Only GET calls are prefetched.
   */
  readonly path: string;
  /** Query parameters of the page's address to pass on to the call. */
  readonly forward?: readonly string[];
  /**
   * For a long list: the number of rows to stream first. The screen itself calls `path` alone, for
   * the whole list.
   */
  readonly limit?: number;
}

export interface RemoteRoute {
  /** React Router path pattern, absolute, e.g. `/order/:id`. */
  readonly path: string;
  readonly title: Localized;
  readonly requires?: Requirement;
  readonly prefetch?: readonly Prefetch[];
  /**
   * `false`: an embeddable remote leaves this screen out; pages of other sites lead to the portal
   * for it.
   */
  readonly embeddable?: boolean;
  /**
   * Places of lines that the screen shows with `usePlace`: the server calls their parts while the
   * browser loads scripts, and the page includes the answers that arrive in time.
   */
  readonly places?: readonly LinesPlace[];
}

export interface NavigationEntry {
  /** A path that matches one of the remote's routes. */
  readonly to: string;
  readonly label: Localized;
  /** Name of an icon; a later release of the portal may name one that is unknown here. */
  readonly icon: string;
  /** Position in the menu, ascending, in steps of ten that leave room for others. */
  readonly order: number;
  readonly requires?: Requirement;
}

/** Properties of the parts of all places. */
export interface PlacePart {
  /** Unique among the parts of its remote in this place: lower-case letters, digits, hyphens. */
  readonly id: string;
  readonly title: Localized;
  /**
   * Position among the parts of all remotes, ascending, in steps of ten that leave room for others.
   */
  readonly order: number;
  readonly requires?: Requirement;
}

/**
 * A remote's addition to the toolbar's search: one kind of records, found by a call. It loads no
 * script of the remote.
 */
export interface SearchPart extends PlacePart {
  /** Name of an icon of the shared icon set. */
  readonly icon: string;
  /**
   * GET call under the manager's origin. It gets the search text as `q`, and answers
   * `searchAnswerSchema` (`shared/src/areas/composition/search.contract.ts`).
   */
  readonly call: string;
  /** The remote's list of these records, which takes `q` too; offered when there are more hits. */
  readonly list?: string;
}

/** An act that the toolbar's search offers by its name: it leads to the screen where it is done. */
export interface ActPart extends PlacePart {
  /** Name of an icon of the shared icon set. */
  readonly icon: string;
  /**
   * Other words that find it, separated by spaces. A text may begin or end with one of them, or of
   * the title's words, as in "extend CD-0000012": the rest is searched for.
   */
  readonly words: Localized;
  /** Path below one of the remote's routes, with a query if need be. */
  readonly to: string;
}

/**
 * A remote's addition to a place of lines: sentences about its records, which a call answers. It
 * loads no script of the remote.
 */
export interface LinesPart extends PlacePart {
  /** Name of an icon of the shared icon set. */
  readonly icon: string;
  /**
   * GET call under the manager's origin, which answers `partLinesSchema`
   * (`shared/src/areas/composition/partLines.contract.ts`). In the place `license`, `:number` is
   * the license's number.
   */
  readonly call: string;
}

/** A place whose parts are lines. */
export type LinesPlace = 'attention' | 'license' | 'overview';

/**
 * The places of the page that remotes fill, by name. The page defines the place, the remotes its
 * content. Each part has its own time limit, and its failure affects no other part.
 */
export interface Places {
  /** Records that the toolbar's search finds. */
  readonly search?: readonly SearchPart[];
  /** Acts that the toolbar's search offers. */
  readonly acts?: readonly ActPart[];
  /** The strip of the first screen: what needs attention. */
  readonly attention?: readonly LinesPart[];
  /** The page of a license: what other remotes know about it. */
  readonly license?: readonly LinesPart[];
  /** The overview: figures, and lines in a card of the part's title. */
  readonly overview?: readonly LinesPart[];
}

/** A place whose parts are answered by calls, which can fail. */
export type AskedPlace = Exclude<keyof Places, 'acts'>;

/** An old address of a screen, which redirects to the current one. */
export interface Redirect {
  /** Path pattern of the old address. The remote owns it like its routes. */
  readonly from: string;
  /** One of the remote's routes; its parameters must occur in `from`. */
  readonly to: string;
}

/** An item of a remote's configuration whose icon must be one of the portal's. */
type WithIcon<Item> = Item & { readonly icon: IconName };

/** A semantic-version range of the contract: `^1.6.0`, `~1.6.0` or `1.6.0`. */
export type ContractRange = `${'^' | '~' | ''}${number}.${number}.${number}`;

/** The declarative part of a remote: plain data that Node and the browser can both read. */
export interface RemoteConfig {
  /** Also the folder of its releases; `mf-` + lower-case letters, digits and hyphens. */
  readonly name: string;
  /** The team in charge of the remote, as colleagues call it. Customers do not see it. */
  readonly owner?: string;
  /** Semantic version of this release. */
  readonly version: string;
  /** The contract versions that the remote runs on. */
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
