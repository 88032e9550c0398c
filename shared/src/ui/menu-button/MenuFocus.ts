/** What has the focus in a menu that has just been opened. */
export type MenuFocus = 'menu' | 'first' | 'last';
