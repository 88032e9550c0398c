import { editionOf, isManager } from '../../web/session/roleOf.ts';
import { useSession } from '../../web/session/useSession.ts';

/** Whether the person may buy and order: owners and admins of professional teams do. */
export function useMayBuy(): boolean {
  return useSession((session) => isManager(session) && editionOf(session) === 'professional');
}
