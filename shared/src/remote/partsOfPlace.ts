import type { RegisteredRemote } from './Registry.ts';
import type { LinesPlace, Places, Requirement } from './RemoteConfig.ts';

type Part<Place extends keyof Places> = NonNullable<Places[Place]>[number];

/** What of a remote tells its parts of places. */
export type PlacingRemote = Pick<RegisteredRemote, 'name' | 'places'> & {
  readonly current: { readonly hash: string };
};

/** A part of a place, with its remote and the hash of the release. */
export type PartOfPlace<Place extends keyof Places = LinesPlace> = Part<Place> & {
  readonly place: Place;
  readonly remote: string;
  readonly release: string;
};

/**
 * The parts of a place that a person may see, in order. Server and page both use it.
 *
 * @param isMet whether the person meets a part's requirement
 */
export function partsOfPlace<Place extends keyof Places>(
  remotes: readonly PlacingRemote[],
  place: Place,
  isMet: (requires: Requirement | undefined) => boolean,
): readonly PartOfPlace<Place>[] {
  return remotes
    .flatMap(({ name, current, places }) => {
      const parts: readonly Part<Place>[] = places?.[place] ?? [];
      return parts.map((part) => ({ ...part, place, remote: name, release: current.hash }));
    })
    .filter(({ requires }) => isMet(requires))
    .toSorted((left, right) => left.order - right.order);
}
