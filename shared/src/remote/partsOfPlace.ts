import type { RegisteredRemote } from './Registry.ts';
import type { LinesPart, LinesPlace, Requirement } from './RemoteConfig.ts';

/** A part of a place of lines, with its remote and the hash of the release. */
export interface PartOfPlace extends LinesPart {
  readonly place: LinesPlace;
  readonly remote: string;
  readonly release: string;
}

/**
 * The parts of a place of lines that a person may see, in order. Server and page both use it.
 *
 * @param isMet whether the person meets a part's requirement
 */
export function partsOfPlace(
  remotes: readonly RegisteredRemote[],
  place: LinesPlace,
  isMet: (requires: Requirement | undefined) => boolean,
): readonly PartOfPlace[] {
  return remotes
    .flatMap(({ name, current, places }) =>
      (places?.[place] ?? []).map((part) => ({
        ...part,
        place,
        remote: name,
        release: current.hash,
      })),
    )
    .filter(({ requires }) => isMet(requires))
    .toSorted((left, right) => left.order - right.order);
}
