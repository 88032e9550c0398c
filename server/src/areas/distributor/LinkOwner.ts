import type { Viewer } from '../../platform/http/Viewer.ts';

/** The owner of a link to the distributor: a person in one of their teams. */
export interface LinkOwner {
  readonly teamId: string;
  readonly userId: string;
}

export function ownerOf({ team, user }: Viewer): LinkOwner {
  return { teamId: team.id, userId: user.id };
}
