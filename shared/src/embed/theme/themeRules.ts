import { darkPalette, lightPalette, type Palette } from '../../ui/theme/palettes.ts';
import { colorVariable } from '../../ui/theme/theme.ts';
import { brandColors, brandShades, shadeOf } from './brandShades.ts';
import type { PortalProperties } from './PortalProperties.ts';

/** `--portal-brand`, which a page around may set. */
export function portalProperty(name: keyof PortalProperties): string {
  return `--portal-${name}`;
}

const color = /#[\da-f]+|rgb\([^()]*\)/g;

const names = Object.keys(lightPalette).filter(isColor);

/** What a page may give as it is; all else follows from the brand or stays the portal's. */
const given: readonly (keyof PortalProperties & keyof Palette)[] = [
  'ink',
  'muted',
  'paper',
  'ground',
  'hover',
  'hairline',
  'outline',
  'edge',
  'danger',
  'warning',
  'success',
];

function isColor(name: string): name is keyof Palette {
  return name in lightPalette;
}

function rule(name: keyof Palette, value: string): string {
  const property = given.find((one) => one === name);
  const own = property ? `var(${portalProperty(property)}, ${value})` : value;
  return `${colorVariable(name)}: ${own};`;
}

/** For browsers without `light-dark()`. */
export const lightRules = names.map((name) => rule(name, lightPalette[name])).join('');

/** Each color as the scheme of the page around has it. */
export const bothRules = names
  .map((name) => rule(name, byScheme(lightPalette[name], darkPalette[name])))
  .join('');

/**
 * Replaces the portal's brand where the page sets one. Otherwise the value of the property in
 * between is invalid, and its fallback applies.
 */
export const brandRules = brandColors
  .map((name) => {
    const brand = portalProperty('brand');
    const { light, dark } = brandShades[name];
    const own = `--p-own-${name}`;
    const shades = `light-dark(${shadeOf(brand, light)}, ${shadeOf(brand, dark)})`;
    const none = byScheme(lightPalette[name], darkPalette[name]);
    return `${own}: ${shades};${colorVariable(name)}: var(${own}, ${none});`;
  })
  .join('');

/** A value whose colors follow the scheme. The two differ in their colors alone. */
function byScheme(light: string, dark: string): string {
  const others = dark.match(color) ?? [];
  return [...light.matchAll(color)].reduceRight((value, { 0: one, index }, at) => {
    const pair = `light-dark(${one}, ${others[at] ?? one})`;
    return value.slice(0, index) + pair + value.slice(index + one.length);
  }, light);
}
