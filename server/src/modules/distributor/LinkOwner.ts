import type { Viewer } from '../../http/Viewer.ts';

/** Whose link it is: a person in a team. */
export interface LinkOwner {
  readonly teamId: string;
  readonly userId: string;
}

export function ownerOf({ team, user }: Viewer): LinkOwner {
  return { teamId: team.id, userId: user.id };
}
