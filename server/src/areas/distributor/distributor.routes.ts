import { distributorAuthSchema } from '@portal/shared/contracts';
import type { Module } from '../../platform/http/createApp.ts';
import { viewerOf } from '../../platform/http/Viewer.ts';
import { signInAddress } from '../../platform/session/sign-in/signInAddress.ts';
import { currentLink } from './currentLink.ts';
import { presentLink } from './distributor.presenter.ts';
import { callbackPath, distributorClient } from './distributorClient.ts';
import { finishLink } from './finishLink.ts';
import { ownerOf } from './LinkOwner.ts';
import type { LinkFailure } from './linkFailure.ts';
import { startLink } from './startLink.ts';
import { unlink } from './unlink.ts';

const screen = '/auths/digikey';
const page = { access: { who: 'visitor' }, page: true } as const;
const rateLimit = { max: 60, timeWindow: '1 minute' };

/** The address of the distributor's screen with the reason of the failure. */
function screenWith(failure: LinkFailure): string {
  return `${screen}?${new URLSearchParams({ link: failure }).toString()}`;
}

/**
 * A person's link to the parts distributor: `GET` and `DELETE /api/user/auth`, and the two
 * addresses of the OAuth flow.
 */
export const distributorRoutes: Module = (deps) => async (app) => {
  const distributor = distributorClient(deps.config);

  app.get(`${screen}/new`, { config: { ...page, rateLimit } }, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const { viewer } = request;
    if (!viewer) return reply.redirect(signInAddress(`${screen}/new`), 302);
    if (!distributor) return reply.redirect(screenWith('unavailable'), 302);
    return reply.redirect((await startLink(deps, distributor, viewer)).href, 302);
  });

  app.get(callbackPath, { config: { ...page, rateLimit } }, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const { viewer, ip } = request;
    // The person has signed out meanwhile, so the answer belongs to an ended session.
    if (!viewer || !distributor) return reply.redirect(screenWith('stale'), 303);
    const answered = new URL(request.url, deps.config.managerUrl);
    const failure = await finishLink(deps, distributor, { viewer, answered, ip });
    return reply.redirect(failure === undefined ? screen : screenWith(failure), 303);
  });

  app.get(
    '/api/user/auth',
    {
      config: { access: { who: 'guest', sites: ['mf-distributor'] } },
      schema: { response: { 200: distributorAuthSchema } },
    },
    async (request) =>
      presentLink(await currentLink(deps, distributor, ownerOf(viewerOf(request)))),
  );

  app.delete(
    '/api/user/auth',
    {
      config: { access: { who: 'guest', sites: ['mf-distributor'] } },
      schema: { response: { 200: distributorAuthSchema } },
    },
    async (request) => {
      await unlink(deps, distributor, { viewer: viewerOf(request), ip: request.ip });
      return presentLink(undefined);
    },
  );
};
