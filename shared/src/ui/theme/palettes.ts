/**
 * The colors of one scheme, as CSS values. Every text color has a contrast of 4.5:1 on paper and
 * ground.
 */
export interface Palette {
  readonly ink: string;
  /** Secondary text: help, captions, column headings. */
  readonly muted: string;
  readonly paper: string;
  readonly ground: string;
  /** Background of a row under the pointer and of a pressed menu entry. */
  readonly hover: string;
  readonly hairline: string;
  /** Border of inputs, with a contrast of 3:1 on paper. */
  readonly outline: string;
  /** Border of buttons, which their text identifies. */
  readonly edge: string;
  readonly brand: string;
  readonly brandHover: string;
  readonly brandSoft: string;
  readonly onBrand: string;
  readonly danger: string;
  readonly dangerHover: string;
  readonly dangerSoft: string;
  readonly onDanger: string;
  readonly warning: string;
  readonly warningSoft: string;
  readonly success: string;
  readonly successSoft: string;
  readonly blueGrey: string;
  readonly blueGreySoft: string;
  readonly grey: string;
  readonly greySoft: string;
  /** Blue and orange of charts, distinct for all kinds of color vision; 3:1 on paper. */
  readonly chartFirst: string;
  readonly chartSecond: string;
  /** Background and text of snackbars and tooltips. */
  readonly inverse: string;
  readonly onInverse: string;
  readonly inverseAccent: string;
  readonly backdrop: string;
  /** The page’s background below the backdrop. */
  readonly dimmed: string;
  /** Shadow of menus and dialogs. */
  readonly shadow: string;
  /** Shadow of what lies on the ground: cards, the current entry of the menu. */
  readonly lift: string;
  /**
   * Border of elements that otherwise only a soft background shows; used where colors are forced.
   */
  readonly softEdge: string;
}

export const lightPalette: Palette = {
  ink: '#14201c',
  muted: '#52615b',
  paper: '#ffffff',
  ground: '#f3f6f5',
  hover: '#f1f5f3',
  hairline: '#e3e9e6',
  outline: '#83918b',
  edge: '#d0d9d5',
  brand: '#07705a',
  brandHover: '#055545',
  brandSoft: '#e1f3ec',
  onBrand: '#ffffff',
  danger: '#b3261e',
  dangerHover: '#8f1e18',
  dangerSoft: '#fceeed',
  onDanger: '#ffffff',
  warning: '#8a5c00',
  warningSoft: '#fdf4e0',
  success: '#1a7f37',
  successSoft: '#e8f5ec',
  blueGrey: '#4d6672',
  blueGreySoft: '#ebf0f2',
  grey: '#5d6870',
  greySoft: '#eff2f3',
  chartFirst: '#0072b2',
  chartSecond: '#d55e00',
  inverse: '#1d2932',
  onInverse: '#f4f7f8',
  inverseAccent: '#7fd6be',
  backdrop: 'rgb(15 22 28 / 45%)',
  dimmed: '#8c9193',
  shadow: '0 1px 2px rgb(15 40 33 / 8%), 0 8px 28px rgb(15 40 33 / 16%)',
  lift: '0 1px 2px rgb(15 40 33 / 6%)',
  softEdge: 'transparent',
};

export const darkPalette: Palette = {
  ink: '#e5ecea',
  muted: '#9bada6',
  paper: '#181f1d',
  ground: '#0f1513',
  hover: '#202926',
  hairline: '#2a3531',
  outline: '#6d7b75',
  edge: '#404e48',
  brand: '#4fc3a5',
  brandHover: '#7ad6be',
  brandSoft: '#17332d',
  onBrand: '#05231c',
  danger: '#ff9088',
  dangerHover: '#ffb3ad',
  dangerSoft: '#3a1f1e',
  onDanger: '#3a0704',
  warning: '#e9b44c',
  warningSoft: '#352a14',
  success: '#65cc80',
  successSoft: '#17301e',
  blueGrey: '#a3bac5',
  blueGreySoft: '#222e34',
  grey: '#a7b3ba',
  greySoft: '#242c31',
  chartFirst: '#56b4e9',
  chartSecond: '#f09a3e',
  inverse: '#e4eaed',
  onInverse: '#16202a',
  inverseAccent: '#0b6b57',
  backdrop: 'rgb(0 0 0 / 60%)',
  dimmed: '#060808',
  shadow: '0 1px 2px rgb(0 0 0 / 50%), 0 8px 28px rgb(0 0 0 / 55%)',
  lift: '0 1px 2px rgb(0 0 0 / 35%)',
  softEdge: 'transparent',
};

const tint = 'color-mix(in srgb, Highlight 20%, Canvas)';

/**
 * System colors for forced colors, such as Windows' contrast themes. Other colors stay those of the
 * scheme.
 */
export const forcedPalette: Partial<Palette> = {
  ink: 'CanvasText',
  muted: 'CanvasText',
  paper: 'Canvas',
  ground: 'Canvas',
  hover: tint,
  hairline: 'color-mix(in srgb, CanvasText 50%, Canvas)',
  outline: 'CanvasText',
  edge: 'CanvasText',
  brand: 'LinkText',
  brandHover: 'LinkText',
  brandSoft: tint,
  onBrand: 'Canvas',
  danger: 'CanvasText',
  dangerHover: 'CanvasText',
  dangerSoft: 'Canvas',
  onDanger: 'Canvas',
  warning: 'CanvasText',
  warningSoft: 'Canvas',
  success: 'CanvasText',
  successSoft: 'Canvas',
  blueGrey: 'CanvasText',
  blueGreySoft: 'Canvas',
  grey: 'GrayText',
  greySoft: 'Canvas',
  chartFirst: 'color-mix(in srgb, LinkText 60%, Canvas)',
  chartSecond: 'CanvasText',
  inverse: 'CanvasText',
  onInverse: 'Canvas',
  inverseAccent: 'Canvas',
  softEdge: 'CanvasText',
  lift: 'none',
};
