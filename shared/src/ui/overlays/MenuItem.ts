import type { Locale } from '../../basics/Locale.ts';
import type { IconName } from '../marks/icons.ts';

/** The element that gets focus when a menu opens: the menu itself, its first or its last entry. */
export type MenuFocus = 'menu' | 'first' | 'last';

/**
 * An entry of a menu: give it `onAction`, `to` (a screen of the portal) or `href` (another
 * address).
 */
export interface MenuItem {
  readonly id: string;
  readonly label: string;
  /** The language of `label`, when it is not the page's. */
  readonly lang?: Locale;
  readonly icon?: IconName;
  readonly to?: string;
  readonly href?: string;
  /** Whether `href` opens in a new tab. */
  readonly isExternal?: boolean;
  readonly onAction?: () => void;
  readonly isDisabled?: boolean;
  /** Why it is disabled, or what it does; shown under the label. */
  readonly hint?: string;
  /** Screen reader text of the check mark, which only the selected entry has. */
  readonly chosen?: string;
  readonly tone?: 'danger';
  /** Whether a line separates it from the entries above. */
  readonly startsGroup?: boolean;
}
