import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccountScreen } from '@portal/shared/contracts';
import type { Deps } from '../../../platform/Deps.ts';
import { sendAccountPage } from './sendAccountPage.ts';

/**
 * Answers with a page for visitors only, such as the registration; signed-in people are redirected
 * to the portal.
 */
export async function sendVisitorPage(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  screen: AccountScreen,
): Promise<FastifyReply> {
  if (!request.viewer) return sendAccountPage(deps, request, reply, screen);
  return reply.header('cache-control', 'no-store').redirect(deps.config.managerUrl, 303);
}
