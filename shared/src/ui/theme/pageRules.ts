import { forcedPalette, type Palette } from './palettes.ts';
import { colorVariable, theme } from './theme.ts';

/** The declarations of a palette's color variables. */
export function variables(palette: Partial<Palette>): string {
  return Object.entries(palette)
    .map(([name, value]) => `${colorVariable(name)}: ${value};`)
    .join('');
}

/**
 * With forced colors, the theme uses the system colors itself: the browser would remove all
 * backgrounds, so that filled elements look like others.
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
