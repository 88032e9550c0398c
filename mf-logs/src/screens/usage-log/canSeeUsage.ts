import { editionOf, isManager } from '@portal/shared';

type Viewer = Parameters<typeof isManager>[0];

/** Whether somebody may see how the team uses its licenses: owner and admins of professional teams. */
export function canSeeUsage(session: Viewer): boolean {
  return editionOf(session) === 'professional' && isManager(session);
}
