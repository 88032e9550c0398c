import type { IconName } from '../icon/icons.ts';

/** One entry of a menu: give it `onAction`, `to` (a screen of the portal) or `href` (anything else). */
export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName;
  readonly to?: string;
  readonly href?: string;
  /** Opens `href` in a new tab. */
  readonly isExternal?: boolean;
  readonly onAction?: () => void;
  readonly isDisabled?: boolean;
  /** Why it is disabled, or what it does; shown under the label. */
  readonly hint?: string;
  readonly tone?: 'danger';
}
