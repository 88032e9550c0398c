import type { RegisteredRemote } from './Registry.ts';
import type { LinesPart, LinesPlace, Requirement } from './RemoteConfig.ts';

/** A part of a place of lines, with the remote that adds it and the hash of its release. */
export interface PartOfPlace extends LinesPart {
  readonly place: LinesPlace;
  readonly remote: string;
  readonly release: string;
}

/**
 * What remotes add to a place of lines, as far as somebody may see it, in order. Server and page both
 * ask.
 *
 * @param isMet whether that person meets what a part requires
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
