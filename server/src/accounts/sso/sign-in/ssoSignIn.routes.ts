import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  ssoJoinAnswerSchema,
  ssoJoinRequestSchema,
  ssoRegistrationSchema,
  ssoStartAnswerSchema,
  ssoStartRequestSchema,
  type SsoStartAnswer,
} from '@portal/shared/contracts';
import { z } from 'zod';
import { ConflictError, SignInOverError } from '../../../platform/errors.ts';
import type { Module } from '../../../platform/http/createApp.ts';
import { networkOf } from '../../../platform/limits/networkOf.ts';
import { takeCall } from '../../../platform/limits/takeCall.ts';
import { hashToken } from '../../security/mails/mailedLink.ts';
import { sendAccountPage } from '../../sign-in/pages/sendAccountPage.ts';
import { informManager } from '../../directory/informManager.ts';
import type { AccountRow } from '../../directory/people.queries.ts';
import { providerOf } from '../../sign-in/provider/providerOf.ts';
import { openInteraction } from '../../sign-in/steps/openInteraction.ts';
import { domainOf } from '../../security/proof/domainOf.ts';
import { beginAttempt, finishAttempt, stateOfQuery } from '../provider/attempts.ts';
import { keepIdentity, lockWaiting, takeAttempt } from '../provider/attempts.queries.ts';
import { SsoError } from '../provider/SsoError.ts';
import { ssoSignIns } from '../ssoLimits.ts';
import { admit } from './admit.ts';
import { enabledSetup } from '../../security/proof/domainSignIn.ts';
import { joinScreen } from './joinScreen.ts';
import { moveBySso, registerBySso } from './joinBySso.ts';
import { signInBySso } from './signInBySso.ts';

const params = z.object({ uid: z.string().max(100) });
const joinParams = params.extend({ token: z.string().max(100).optional() });
const access = { who: 'visitor' } as const;
const page = { access, page: true } as const;

/** Sign-ins through a team's provider. Each belongs to a sign-in page and its browser. */
export const ssoSignInRoutes: Module = (deps) => async (app) => {
  const provider = await providerOf(deps);
  const { passwords } = deps;

  app.post(
    '/sign_in/:uid/sso',
    {
      config: { access },
      schema: { params, body: ssoStartRequestSchema, response: { 200: ssoStartAnswerSchema } },
    },
    async (request, reply): Promise<SsoStartAnswer> => {
      await takeCall(deps, ssoSignIns, networkOf(request.ip));
      const interaction = await openInteraction(provider, request, reply);
      if (!interaction) return { outcome: 'over', location: deps.config.managerUrl };
      const email = request.body.email.trim();
      const setup = await enabledSetup(deps.db, domainOf(email));
      if (!setup) return { outcome: 'no_provider' };
      const { uid } = interaction;
      const way = { kind: 'sign_in', boundTo: uid, returnTo: `/sign_in/${uid}`, email } as const;
      try {
        return { outcome: 'go', location: await beginAttempt(deps, setup, way) };
      } catch (error) {
        if (!(error instanceof SsoError)) throw error;
        deps.log.warn({ err: error, team: setup.team_id }, 'a sign-on did not begin');
        return { outcome: 'failed', problem: error.problem };
      }
    },
  );

  // The callback redirects here, where the browser sends the sign-in's cookie: another one has
  // none.
  app.get('/sign_in/:uid/sso', { config: page, schema: { params } }, async (request, reply) => {
    await takeCall(deps, ssoSignIns, networkOf(request.ip));
    const interaction = await openInteraction(provider, request, reply);
    if (!interaction) throw new SignInOverError(deps.config.managerUrl);
    const { uid } = interaction;
    const back = (to: string) =>
      reply.header('cache-control', 'no-store').redirect(`/sign_in/${uid}${to}`, 303);
    const { state, query } = stateOfQuery(request.url);
    const stateHash = hashToken(state);
    const attempt = await takeAttempt(deps.db, { stateHash, boundTo: uid }, deps.clock());
    if (attempt?.kind !== 'sign_in') return back('?problem=over');
    try {
      const { setup, identity } = await finishAttempt(deps, { attempt, state, query });
      const arrival = { teamId: setup.team_id, identity, ip: request.ip };
      const account = await admit(deps, arrival);
      if (!account) {
        await keepIdentity(deps.db, stateHash, identity);
        return await back('/sso/join');
      }
      const call = { request, reply };
      const location = await signInBySso(deps, provider, call, { interaction, account });
      return await reply.header('cache-control', 'no-store').redirect(location, 303);
    } catch (error) {
      if (!(error instanceof SsoError)) throw error;
      deps.log.warn({ err: error, team: attempt.team_id }, 'a sign-on failed');
      return back(`?problem=${error.problem}`);
    }
  });

  // The token of a mailed link works only in the browser of the sign-in.
  for (const path of ['/sign_in/:uid/sso/join', '/sign_in/:uid/sso/join/:token']) {
    app.get(path, { config: page, schema: { params: joinParams } }, async (request, reply) => {
      const interaction = await openInteraction(provider, request, reply);
      if (!interaction) throw new SignInOverError(deps.config.managerUrl);
      const { uid } = interaction;
      const waiting = await lockWaiting(deps.db, uid, deps.clock());
      if (!waiting) return reply.redirect(`/sign_in/${uid}?problem=over`, 303);
      const { token = null } = request.params;
      return sendAccountPage(
        deps,
        request,
        reply,
        await joinScreen(deps, { uid, token, ...waiting }),
      );
    });
  }

  /** Takes the answer of a first sign-in and signs the person in with the resulting account. */
  const answered = async (
    request: FastifyRequest,
    reply: FastifyReply,
    join: (uid: string) => Promise<AccountRow>,
  ) => {
    await takeCall(deps, ssoSignIns, networkOf(request.ip));
    const interaction = await openInteraction(provider, request, reply);
    if (!interaction) throw new ConflictError('over');
    try {
      const account = await join(interaction.uid);
      // With an outdated state of the team, the manager would end the session that it opens next.
      await informManager(deps);
      const call = { request, reply };
      return { location: await signInBySso(deps, provider, call, { interaction, account }) };
    } catch (error) {
      throw error instanceof SsoError ? new ConflictError(error.problem) : error;
    }
  };
  const response = { 200: ssoJoinAnswerSchema };

  app.post(
    '/sign_in/:uid/sso/register',
    { config: { access }, schema: { params, body: ssoRegistrationSchema, response } },
    (request, reply) =>
      answered(request, reply, (uid) =>
        registerBySso(deps, passwords, { uid, ip: request.ip }, request.body),
      ),
  );

  app.post(
    '/sign_in/:uid/sso/join',
    { config: { access }, schema: { params, body: ssoJoinRequestSchema, response } },
    (request, reply) => answered(request, reply, (uid) => moveBySso(deps, { uid, ip: request.ip })),
  );
};
