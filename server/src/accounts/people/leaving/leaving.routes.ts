import {
  comeBackAnswerSchema,
  leaveAnswerSchema,
  leaveRequestSchema,
  leavingSchema,
} from '@portal/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { SignInOverError } from '../../../platform/errors.ts';
import type { Module } from '../../../platform/http/createApp.ts';
import { viewerOf } from '../../../platform/http/Viewer.ts';
import { type Limit, takeCall } from '../../../platform/limits/takeCall.ts';
import { sendAccountPage } from '../../sign-in/pages/sendAccountPage.ts';
import { sendVisitorPage } from '../../sign-in/pages/sendVisitorPage.ts';
import { informManager } from '../../directory/informManager.ts';
import { providerOf } from '../../sign-in/provider/providerOf.ts';
import { comeBackPrompt } from '../../sign-in/provider/signInPolicy.ts';
import { openInteraction } from '../../sign-in/steps/openInteraction.ts';
import { requireRecentProof } from '../../security/proof/requireRecentProof.ts';
import { comeBack } from './comeBack.ts';
import { leave } from './leave.ts';
import { leavingOf } from './leaving.queries.ts';
import { leavingPreview } from './leavingPreview.ts';

const signedIn = { access: { who: 'guest' } } as const;
const visitor = { access: { who: 'visitor' } } as const;
const page = { ...visitor, page: true } as const;
const params = z.object({ uid: z.string().max(100) });
const leftQuery = z.looseObject({ until: z.iso.date().nullable().catch(null) });
/** How often one person leaves and comes back. */
const leavings: Limit = { name: 'leaving', max: 10, seconds: 86_400 };

/** Leaving the service, and the way back within 30 days. */
export const leavingRoutes: Module = (deps) => async (app) => {
  const provider = await providerOf(deps);

  app.get(
    '/api/leaving',
    { config: signedIn, schema: { response: { 200: leavingSchema } } },
    (request) => leavingPreview(deps, viewerOf(request)),
  );

  app.post(
    '/api/leaving',
    {
      config: signedIn,
      preHandler: requireRecentProof(deps),
      schema: { body: leaveRequestSchema, response: { 200: leaveAnswerSchema } },
    },
    async (request) => {
      const viewer = viewerOf(request);
      await takeCall(deps, leavings, viewer.user.id);
      return { last_day: await leave(deps, { viewer, ip: request.ip }, request.body) };
    },
  );

  app.get('/left', { config: page, schema: { querystring: leftQuery } }, (request, reply) =>
    sendVisitorPage(deps, request, reply, { name: 'left', last_day: request.query.until }),
  );

  /** The sign-in of a person who left and has just authenticated. */
  const opened = async (request: FastifyRequest, reply: FastifyReply) => {
    const interaction = await openInteraction(provider, request, reply);
    const accountId = interaction?.session?.accountId;
    if (interaction?.prompt.name !== comeBackPrompt || accountId === undefined) return undefined;
    return { uid: interaction.uid, accountId };
  };

  app.get('/come_back/:uid', { config: page, schema: { params } }, async (request, reply) => {
    const found = await opened(request, reply);
    const row = found && (await leavingOf(deps.db, found.accountId));
    if (!row) throw new SignInOverError(deps.config.managerUrl);
    return sendAccountPage(deps, request, reply, {
      name: 'come_back',
      action: `/come_back/${found.uid}`,
      last_day: row.last_day,
    });
  });

  app.post(
    '/come_back/:uid',
    { config: visitor, schema: { params, response: { 200: comeBackAnswerSchema } } },
    async (request, reply) => {
      const found = await opened(request, reply);
      const over = { outcome: 'over', location: deps.config.managerUrl } as const;
      if (!found) return over;
      await takeCall(deps, leavings, found.accountId);
      const isBack = await comeBack(deps, { accountId: found.accountId, ip: request.ip });
      if (!isBack) return over;
      const result = { [comeBackPrompt]: {} };
      const location = await provider.interactionResult(request.raw, reply.raw, result);
      await informManager(deps);
      return { outcome: 'came_back', location } as const;
    },
  );
};
