import { contrast, luminanceOf } from '@portal/shared/domain';

/** Name of the ground made for a color: `brand` for `onBrand`, `dangerSoft` for `danger`. */
function ownGround(name: string, values: ReadonlyMap<string, string>): string | undefined {
  const filled = /^on([A-Z])(.*)$/.exec(name);
  if (filled) return `${(filled[1] ?? '').toLowerCase()}${filled[2] ?? ''}`;
  return values.has(`${name}Soft`) ? `${name}Soft` : undefined;
}

/**
 * Contrast (WCAG 2) of a color on another one.
 *
 * @param values colors by name, as `#rrggbb`
 * @param ground name of the other color; `own`: the ground made for the color
 * @returns a ratio from 1 to 21, rounded down to a tenth; `undefined` without such a ground
 */
export function contrastOf(
  name: string,
  values: ReadonlyMap<string, string>,
  ground: string,
): number | undefined {
  const color = values.get(name);
  const other = values.get((ground === 'own' ? ownGround(name, values) : ground) ?? '');
  if (color === undefined || other === undefined) return undefined;
  return Math.floor(contrast(luminanceOf(color), luminanceOf(other)) * 10) / 10;
}
