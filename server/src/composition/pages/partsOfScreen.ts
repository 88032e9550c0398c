import {
  meetsRequirement,
  partsOfPlace,
  type PartOfPlace,
  type RegisteredRemote,
  type RemoteRoute,
  type RequirementSubject,
} from '@portal/shared/remote';

/** The parts of the places that a screen shows, as far as a person may see them. */
export function partsOfScreen(
  remotes: readonly RegisteredRemote[],
  { places = [] }: RemoteRoute,
  subject: RequirementSubject,
): readonly PartOfPlace[] {
  return places.flatMap((place) =>
    partsOfPlace(remotes, place, (requires) => meetsRequirement(requires, subject)),
  );
}
