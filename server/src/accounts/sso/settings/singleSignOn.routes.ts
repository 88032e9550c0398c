import {
  domainConfirmationAnswerSchema,
  domainConfirmationSchema,
  domainMailRequestSchema,
  providerPageSchema,
  singleSignOnRequestSchema,
  singleSignOnSchema,
} from '@portal/shared/contracts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ConflictError, NotFoundError } from '../../../platform/errors.ts';
import type { Module } from '../../../platform/http/createApp.ts';
import { viewerOf } from '../../../platform/http/Viewer.ts';
import { type Limit, takeCall } from '../../../platform/limits/takeCall.ts';
import { networkOf } from '../../../platform/limits/networkOf.ts';
import { sendAccountPage } from '../../sign-in/pages/sendAccountPage.ts';
import type { Author } from '../../directory/Author.ts';
import { requireRecentProof } from '../../security/proof/requireRecentProof.ts';
import { sendDomainMail } from '../domain/sendDomainMail.ts';
import { proveByLink, proveByRecord } from '../domain/proveDomain.ts';
import { beginAttempt } from '../provider/attempts.ts';
import { SsoError } from '../provider/SsoError.ts';
import { presentSetup } from './presentSetup.ts';
import { saveSetup } from './saveSetup.ts';
import { setupOf } from '../singleSignOn.queries.ts';
import { domainLinks, ownAttempts, recordLooks, ssoChanges } from '../ssoLimits.ts';
import { removeSetup, switchSetup } from './switchSetup.ts';

const owner = { access: { who: 'owner', edition: 'professional' } } as const;
const visitor = { access: { who: 'visitor' } } as const;
const nothing = z.strictObject({});
const response = { 200: singleSignOnSchema };

/** The owner's settings of a team's single sign-on. */
export const singleSignOnRoutes: Module = (deps) => async (app) => {
  const preHandler = requireRecentProof(deps);
  const change = { config: owner, preHandler };
  /** Makes a change and responds with the new settings. */
  const changed = async (
    request: FastifyRequest,
    limit: Limit | undefined,
    act: (author: Author) => Promise<void>,
  ) => {
    const viewer = viewerOf(request);
    if (limit) await takeCall(deps, limit, viewer.user.id);
    await act({ viewer, ip: request.ip });
    return presentSetup(deps, viewer.team.id);
  };

  app.get('/api/sso', { config: owner, schema: { response } }, (request) =>
    presentSetup(deps, viewerOf(request).team.id),
  );

  app.put(
    '/api/sso',
    { ...change, schema: { body: singleSignOnRequestSchema, response } },
    (request) => changed(request, ssoChanges, (author) => saveSetup(deps, author, request.body)),
  );

  app.delete('/api/sso', { ...change, schema: { response } }, (request) =>
    changed(request, ssoChanges, (author) => removeSetup(deps, author)),
  );

  app.post('/api/sso/on', { ...change, schema: { body: nothing, response } }, (request) =>
    changed(request, ssoChanges, (author) => switchSetup(deps, author, true)),
  );

  app.post('/api/sso/off', { ...change, schema: { body: nothing, response } }, (request) =>
    changed(request, ssoChanges, (author) => switchSetup(deps, author, false)),
  );

  app.post(
    '/api/sso/domain/record',
    { ...change, schema: { body: nothing, response } },
    (request) => changed(request, recordLooks, (author) => proveByRecord(deps, author)),
  );

  app.post(
    '/api/sso/domain/mail',
    { ...change, schema: { body: domainMailRequestSchema, response } },
    (request) =>
      // `sendDomainMail` limits mails by team and mailbox.
      changed(request, undefined, (author) => sendDomainMail(deps, author, request.body.mailbox)),
  );

  app.post(
    '/api/sso/test',
    { ...change, schema: { body: nothing, response: { 200: providerPageSchema } } },
    async (request) => {
      const { user, team, sessionId } = viewerOf(request);
      await takeCall(deps, ownAttempts, user.id);
      const setup = await setupOf(deps.db, team.id);
      if (!setup) throw new NotFoundError();
      if (!setup.proved_at) throw new ConflictError('not_proved');
      try {
        const way = {
          kind: 'test',
          boundTo: sessionId,
          returnTo: '/sso',
          email: user.email,
        } as const;
        return { location: await beginAttempt(deps, setup, way) };
      } catch (error) {
        if (!(error instanceof SsoError)) throw error;
        deps.log.warn({ err: error, team: team.id }, 'a test of a sign-on did not begin');
        throw new ConflictError(error.problem);
      }
    },
  );

  app.get(
    '/sso/domain/:token',
    {
      config: { ...visitor, page: true },
      schema: { params: z.object({ token: z.string().regex(/^[\w-]{1,100}$/) }) },
    },
    (request, reply) =>
      sendAccountPage(deps, request, reply, {
        name: 'domain_proof',
        token: request.params.token,
      }),
  );

  app.post(
    '/api/sso/domain/confirm',
    {
      config: visitor,
      schema: {
        body: domainConfirmationSchema,
        response: { 200: domainConfirmationAnswerSchema },
      },
    },
    async (request) => {
      await takeCall(deps, domainLinks, networkOf(request.ip));
      const { token } = request.body;
      return { outcome: await proveByLink(deps, { token, ip: request.ip }) };
    },
  );
};
