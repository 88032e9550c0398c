/** One link of the side navigation: `to` a screen of this page's router, or `href` anywhere else. */
export interface NavigationItem {
  readonly id: string;
  readonly label: string;
  /** Name of an icon of the kit. */
  readonly icon: string;
  readonly to?: string;
  readonly href?: string;
  /** Opens in a new tab: another site. */
  readonly isExternal?: boolean;
  /** For `href`: this is the page that is shown. */
  readonly isCurrent?: boolean;
}

export interface NavigationGroup {
  readonly id: string;
  readonly label: string;
  readonly items: readonly NavigationItem[];
}
