import { editionOf, isManager } from '../../web/session/roleOf.ts';
import { useSession } from '../../web/session/useSession.ts';

/** Whether the person may buy and order: an owner or admin of a professional team. */
export function useMayBuy(): boolean {
  return useSession((session) => isManager(session) && editionOf(session) === 'professional');
}
