import {
  meetsRequirement,
  partsOfPlace,
  type PartOfPlace,
  type RegisteredRemote,
  type RemoteRoute,
  type RequirementSubject,
} from '@portal/shared/remote';

/** The permitted parts of a screen's places. */
export function partsOfScreen(
  remotes: readonly RegisteredRemote[],
  { places = [] }: RemoteRoute,
  subject: RequirementSubject,
): readonly PartOfPlace[] {
  return places.flatMap((place) =>
    partsOfPlace(remotes, place, (requires) => meetsRequirement(requires, subject)),
  );
}
