/**
 * The CSS custom properties by which a page gives embedded screens its look, `--portal-` and the name
 * of the member. They are inherited: a page sets them at its root, or at one element. The reference that
 * other sites read is made of it, with these words; colors have those of the palettes as defaults.
 */
export interface PortalProperties {
  /**
   * Color of links, primary buttons and what is chosen. Its shades, the text on it and its contrast
   * are derived from it: of a color that is too light or too dark for text, hue and chroma remain.
   */
  readonly brand: string;
  /** Text. */
  readonly ink: string;
  /** Secondary text: help, captions, headings of columns. */
  readonly muted: string;
  /** Ground of cards, tables, menus and dialogs. */
  readonly paper: string;
  /** Ground of the screen, between its cards; `transparent` shows that of the page. */
  readonly ground: string;
  /** Ground of a row under the pointer. */
  readonly hover: string;
  /** Lines between rows and around cards. */
  readonly hairline: string;
  /** Border of fields. */
  readonly outline: string;
  /** Border of buttons. */
  readonly edge: string;
  /** Text and icons of failures and of what cannot be undone. */
  readonly danger: string;
  /** Text and icons of warnings. */
  readonly warning: string;
  /** Text and icons of what is done. */
  readonly success: string;
  /**
   * Rounding of fields and buttons, a length; cards have five thirds of it.
   *
   * @default 6px
   */
  readonly radius: string;
  /**
   * Families of fonts, as `font-family` has them.
   *
   * @default those of the reader's system
   */
  readonly font: string;
}
