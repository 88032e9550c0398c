import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccountScreen } from '@portal/shared/contracts';
import { readerLocale } from '../../../platform/answers/localeOf.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { presentMe } from './presentMe.ts';
import { pageCsrfToken } from './accountsVisitor.ts';
import { managerMenu, noMenu } from '../../../composition/config/managerMenu.ts';
import { renderAccountPage } from './renderAccountPage.ts';

/** Answers with a page of the accounts service. */
export async function sendAccountPage(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  screen: AccountScreen,
): Promise<FastifyReply> {
  const { viewer } = request;
  const locale = readerLocale(request);
  const page = await renderAccountPage(deps, {
    locale,
    screen,
    user: viewer ? await presentMe(deps, viewer.user.id) : null,
    ...(viewer ? await managerMenu(deps, viewer, locale) : noMenu),
    csrfToken: pageCsrfToken(request, reply, deps),
    cookies: request.headers.cookie,
  });
  return reply.headers(page.headers).send(page.html);
}
