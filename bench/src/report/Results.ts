import type { LoadSample } from '../measure/LoadSample.ts';
import type { NavigationSample } from '../measure/measureNavigation.ts';
import type { Profile } from '../measure/Profile.ts';

/**
 * - `federated`: the portal as released
 * - `plain`: the same screens in one bundle, as bundlers give it: a static page, everything else
 *   is asked for by scripts
 * - `hinted`: that bundle with the portal's page around it: hints, the frame's markup, streamed data
 */
export const variants = ['federated', 'plain', 'hinted'] as const;
export type Variant = (typeof variants)[number];

export type ByVariant<T> = Readonly<Record<Variant, T>>;

/** Samples in the order of the rounds, so that those of one round stand at the same index. */
export interface Results {
  /** ISO 8601. */
  readonly measuredAt: string;
  readonly rounds: number;
  readonly machine: Machine;
  readonly loads: Readonly<Record<Profile['name'], ByVariant<readonly LoadSample[]>>>;
  readonly navigation: ByVariant<{
    readonly cold: readonly NavigationSample[];
    readonly hovered: readonly NavigationSample[];
    readonly languageMs: readonly number[];
  }>;
  /** Milliseconds to the first row of the portal as released, without throttle. */
  readonly lists: { readonly shortMs: readonly number[]; readonly longMs: readonly number[] };
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
