/** The element of an opened menu that gets focus: the menu itself, its first or its last entry. */
export type MenuFocus = 'menu' | 'first' | 'last';
