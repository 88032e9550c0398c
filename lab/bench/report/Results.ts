import type { LoadSample } from '../measure/LoadSample.ts';
import type { Profile } from '../measure/Profile.ts';

/**
 * - `federated`: the portal as released
 * - `plain`: the same screens in one bundle, as bundlers give it: a static page, everything else
 *   is asked for by scripts
 * - `hinted`: that bundle with the portal's page around it: hints, the frame's markup, streamed data
 * - `lean`: the rows of the same lists as plain tables, with nothing of the portal around them
 */
export const variants = ['federated', 'plain', 'hinted', 'lean'] as const;
export type Variant = (typeof variants)[number];

export type ByVariant<T> = Readonly<Record<Variant, T>>;
/** Asks for each variant. */
export function byVariant<T>(of: (variant: Variant) => T): ByVariant<T> {
  return {
    federated: of('federated'),
    plain: of('plain'),
    hinted: of('hinted'),
    lean: of('lean'),
  };
}

export type ByLine<T> = Readonly<Record<Profile['name'], T>>;

/**
 * What can be measured by itself: cold loads of the license list, and loads in a browser that has
 * been there before.
 */
export const parts = ['loads', 'visits'] as const;
export type Part = (typeof parts)[number];

/** Samples in the order of the rounds: those of one round stand at the same index. */
export type Measured = Readonly<Record<Part, ByLine<ByVariant<readonly LoadSample[]>>>>;
