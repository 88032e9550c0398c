import type { LoadSample } from '../measure/LoadSample.ts';
import type { Profile } from '../measure/Profile.ts';

/** Cookie with the variant's name. */
export const variantCookie = 'bench_variant';

/**
 * - `federated`: the portal as released
 * - `plain`: the same screens in one bundle with a static page; scripts fetch everything else
 * - `hinted`: that bundle in the portal's page: hints, the frame's markup, streamed data
 * - `lean`: the rows of the same lists as plain tables without the portal
 */
export const variants = ['federated', 'plain', 'hinted', 'lean'] as const;
export type Variant = (typeof variants)[number];

export type ByVariant<T> = Readonly<Record<Variant, T>>;
/** Computes a value for each variant. */
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
 * Parts that can be measured separately: cold loads of the license list, and loads in a browser
 * with a warm cache.
 */
export const parts = ['loads', 'visits'] as const;
export type Part = (typeof parts)[number];

/** Samples in the order of the rounds; samples of one round have the same index. */
export type Measured = Readonly<Record<Part, ByLine<ByVariant<readonly LoadSample[]>>>>;
