import { editionOf, isManager } from '@portal/shared';

type Viewer = Parameters<typeof isManager>[0];

/** Whether a person may see the team's usage: owner and admins of professional teams. */
export function canSeeUsage(session: Viewer): boolean {
  return editionOf(session) === 'professional' && isManager(session);
}
