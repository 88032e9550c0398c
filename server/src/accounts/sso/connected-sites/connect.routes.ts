import {
  connectAnswerSchema,
  connectRequestSchema,
  siteMessageType,
} from '@portal/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { SignInOverError, SiteUnknownError } from '../../../platform/errors.ts';
import type { Module } from '../../../platform/http/createApp.ts';
import { takeCall } from '../../../platform/limits/takeCall.ts';
import { remoteTitles } from '../../../composition/config/remoteTitles.ts';
import { siteAnswerPath } from '../../../platform/protocol/sites/siteClient.ts';
import { openSites } from '../../../platform/protocol/sites/sites.queries.ts';
import { sendAccountPage } from '../../sign-in/pages/sendAccountPage.ts';
import { providerOf } from '../../sign-in/provider/providerOf.ts';
import { openInteraction } from '../../sign-in/steps/openInteraction.ts';
import { askedSite } from './askedSite.ts';
import { connectSite } from './connectSite.ts';
import { siteDecisions } from './siteLimits.ts';

const visitor = { access: { who: 'visitor' } } as const;
const page = { ...visitor, page: true } as const;
const params = z.object({ uid: z.string().max(100) });
const answerQuery = z.looseObject({
  origin: z.string().catch(''),
  state: z.string().max(200).catch(''),
  code: z.string().max(200).optional().catch(undefined),
  error: z.string().max(100).optional().catch(undefined),
});

/** The consent window that a page of another site opens, and the person's answer. */
export const connectRoutes: Module = (deps) => async (app) => {
  const provider = await providerOf(deps);

  const opened = async (request: FastifyRequest, reply: FastifyReply) => {
    const interaction = await openInteraction(provider, request, reply);
    const asked = interaction && (await askedSite(deps, interaction));
    if (!asked) throw new SignInOverError(deps.config.managerUrl);
    return { interaction, asked };
  };

  app.get('/connect/:uid', { config: page, schema: { params } }, async (request, reply) => {
    const { interaction, asked } = await opened(request, reply);
    return sendAccountPage(deps, request, reply, {
      name: 'connect',
      action: `/connect/${interaction.uid}`,
      site: asked.site.name,
      origin: asked.origin,
      remotes: await remoteTitles(deps, asked.remotes),
    });
  });

  app.post(
    '/connect/:uid',
    {
      config: visitor,
      schema: { params, body: connectRequestSchema, response: { 200: connectAnswerSchema } },
    },
    async (request, reply) => {
      const { interaction, asked } = await opened(request, reply);
      await takeCall(deps, siteDecisions, asked.accountId);
      const result = request.body.agree
        ? {
            consent: {
              grantId: await connectSite(deps, provider, { interaction, asked, ip: request.ip }),
            },
          }
        : { error: 'access_denied', error_description: 'the person refused' };
      const location = await provider.interactionResult(request.raw, reply.raw, result);
      return { location };
    },
  );

  // Codes reach only pages of the origin in this URL, which must be a registered site's.
  app.get(
    siteAnswerPath,
    { config: page, schema: { querystring: answerQuery } },
    async (request, reply) => {
      const { origin, state, code, error } = request.query;
      const isSite = (await openSites(deps.db)).some(({ origins }) => origins.includes(origin));
      if (!isSite) throw new SiteUnknownError();
      const message = { type: siteMessageType, state, code, error } as const;
      return sendAccountPage(deps, request, reply, { name: 'site_answer', origin, message });
    },
  );
};
