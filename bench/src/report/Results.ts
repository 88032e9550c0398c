import type { LoadSample } from '../measure/LoadSample.ts';
import type { NavigationSample } from '../measure/measureNavigation.ts';
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

/** What was measured; samples in the order of the rounds, so that those of one round stand at the same index. */
export interface Measured {
  /** Cold loads of the license list. */
  readonly loads: ByLine<ByVariant<readonly LoadSample[]>>;
  /** Loads of the license list in a browser that has been there before. */
  readonly visits: ByLine<ByVariant<readonly LoadSample[]>>;
  /** The way from the license list to the order history and back, on the slow line. */
  readonly navigation: ByVariant<{
    readonly cold: readonly NavigationSample[];
    readonly hovered: readonly NavigationSample[];
  }>;
  /** Milliseconds until the other language stands there, on the slow line; the lean page has one. */
  readonly language: Readonly<Partial<Record<Variant, readonly number[]>>>;
  /** Milliseconds to the first row of the portal as released, without throttle. */
  readonly lists: { readonly shortMs: readonly number[]; readonly longMs: readonly number[] };
  /** Cold loads of screens of the portal as released. */
  readonly screens: ByLine<readonly ScreenLoads[]>;
}

export interface ScreenLoads {
  readonly path: string;
  readonly samples: readonly LoadSample[];
}

/** Names of what can be measured by itself. */
export const parts = [
  'loads',
  'visits',
  'navigation',
  'language',
  'lists',
  'screens',
] as const satisfies readonly (keyof Measured)[];
export type Part = (typeof parts)[number];

export interface Results extends Partial<Measured> {
  /** ISO 8601. */
  readonly measuredAt: string;
  readonly rounds: number;
  readonly machine: Machine;
}

export interface Machine {
  readonly processor: string;
  readonly cores: number;
  readonly memoryGib: number;
  readonly node: string;
  readonly browser: string;
  /** Processes waiting for a core, on average over the minute before and the last minute of it. */
  readonly loadBefore: number;
  readonly loadAfter: number;
}
