import { lightPalette, type Palette } from './palettes.ts';

/** The name of the CSS variable of a palette entry, e.g. `--p-brandSoft`. */
export function colorVariable(name: string): string {
  return `--p-${name}`;
}

function color(name: keyof Palette): string {
  return `var(${colorVariable(name)})`;
}

function colors(): Palette {
  const entries = Object.keys(lightPalette).map((name): [string, string] => [
    name,
    `var(${colorVariable(name)})`,
  ]);
  return { ...lightPalette, ...Object.fromEntries(entries) };
}

/**
 * The CSS variable with the size of 1 rem. It is set only in another site, whose document's root is
 * not ours.
 */
export const remVariable = '--p-rem';

function rem(count: number): string {
  return `calc(var(${remVariable}, 1rem) * ${String(count)})`;
}

/**
 * Font families, also for saved pictures. `system-ui` includes San Francisco and Segoe UI; naming
 * those too would make the browser search for each before it finds a Japanese font. A Japanese font
 * is named for every system, for Linux by two names: otherwise the browser asks the system for each
 * character, and may get its Chinese form.
 */
export const systemFonts = [
  'system-ui',
  '"Hiragino Sans"',
  '"Noto Sans JP"',
  '"Noto Sans CJK JP"',
  '"Yu Gothic UI"',
  'sans-serif',
].join(', ');

/** @param share Share of a button's radius, which is 6 px unless another site sets it. */
function radius(share: string): string {
  return `calc(var(--portal-radius, 6px) * ${share})`;
}

const focusRing = `outline: 2px solid ${color('brand')}; outline-offset: 2px;`;

/**
 * The theme of the portal. Colors are references to CSS variables that `GlobalStyle` defines for
 * both schemes, so that the markup is the same in light and dark, and nothing flashes.
 */
export const theme = {
  color: colors(),
  font: {
    /**
     * The typeface that the server's pages declare, for Latin letters. A page of another site can
     * set its font, see `PortalProperties`, or has the system's.
     */
    family: `var(--portal-font, "Portal Geist", ${systemFonts})`,
    mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Noto Sans Mono CJK JP", monospace',
    /**
     * Font sizes: 12 px captions, 14 px tables, 16 px forms and card headings, 20 px figures, 26 px
     * page headings.
     */
    size: { s: rem(0.75), m: rem(0.875), l: rem(1), xl: rem(1.25), xxl: rem(1.625) },
    weight: { normal: 400, medium: 500, bold: 600 },
    line: { tight: 1.25, body: 1.5, japanese: 1.7 },
  },
  /** Spaces as multiples of 4 px: `theme.space(3)` is 12 px. */
  space: (steps: number): string => `${String(steps * 4)}px`,
  radius: { s: radius('2 / 3'), m: radius('1'), l: radius('5 / 3'), pill: '999px' },
  border: `1px solid ${color('hairline')}`,
  /** The declaration for `:focus-visible`. */
  focusRing,
  motion: { fast: '100ms', normal: '150ms' },
  /** Media conditions; the side navigation is open from `wide` up. */
  media: {
    /** The narrowest phones, and a wide window at 400 % zoom. */
    small: '@media (max-width: 359.98px)',
    phone: '@media (max-width: 599.98px)',
    narrow: '@media (max-width: 959.98px)',
    wide: '@media (min-width: 960px)',
    /** A low window: a laptop at 200 % zoom, or a phone in landscape. */
    low: '@media (max-height: 519.98px)',
    /** An upright phone, with room for a bar at the bottom of the window. */
    phoneUpright: '@media (max-width: 599.98px) and (min-height: 520px)',
    touch: '@media (pointer: coarse)',
  },
  size: {
    toolbar: '56px',
    navigation: '240px',
    content: '1200px',
    /** Width of a screen that mainly has a table. */
    fullWidth: '1720px',
    dialog: '800px',
    /** Height of buttons and inputs; grows to 44 px on touch. */
    control: '36px',
    controlSmall: '32px',
    touch: '44px',
    /** Height of the frame's bar at the bottom of an upright phone, else 0. */
    frameBottom: 'var(--frame-bottom, 0px)',
  },
  layer: { navigation: 20, toolbar: 30, overlay: 100, snackbar: 200 },
} as const;

/** The meaning of a color; always shown with an icon or a word. */
export type Tone = 'brand' | 'danger' | 'warning' | 'success' | 'blueGrey' | 'grey';

/** Text and soft background color of a tone. */
export function toneColors(tone: Tone): { readonly text: string; readonly ground: string } {
  return { text: theme.color[tone], ground: theme.color[`${tone}Soft`] };
}
