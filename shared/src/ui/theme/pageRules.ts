import { forcedPalette, type Palette } from './palettes.ts';
import { colorVariable, theme } from './theme.ts';

/** The declarations of a palette's color variables. */
export function variables(palette: Partial<Palette>): string {
  return Object.entries(palette)
    .map(([name, value]) => `${colorVariable(name)}: ${value};`)
    .join('');
}

/**
 * Where colors are forced, the theme takes those of the system itself: a browser that replaces colors
 * leaves all grounds out, and what is filled looks like what is not.
 */
export const forcedColors = `forced-color-adjust: none; ${variables(forcedPalette)}`;

/** The declarations of a page's body, and of an embedded screen. */
export const bodyRules = `
  margin: 0;
  background: ${theme.color.ground};
  color: ${theme.color.ink};
  font: ${theme.font.weight.normal} ${theme.font.size.m} / ${theme.font.line.body} ${theme.font.family};
  -webkit-font-smoothing: antialiased;
  overflow-wrap: anywhere;
`;
