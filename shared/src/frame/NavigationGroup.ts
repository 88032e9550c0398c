/**
 * A link of the side navigation: `to` is a screen of this page's router, `href` any other address.
 */
export interface NavigationItem {
  readonly id: string;
  readonly label: string;
  /** Name of an icon of the shared UI kit. */
  readonly icon: string;
  readonly to?: string;
  readonly href?: string;
  /** The link opens another site in a new tab. */
  readonly isExternal?: boolean;
  /**
   * The linked page is the current one, or the one it belongs to. An entry with `to` is marked by
   * itself at its own address and below.
   */
  readonly isCurrent?: boolean;
}

export interface NavigationGroup {
  readonly id: string;
  readonly label: string;
  readonly items: readonly NavigationItem[];
}
