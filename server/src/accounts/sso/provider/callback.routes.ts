import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { recordAudit } from '../../../platform/db/audit.ts';
import { SignInFailedError, SignInOverError } from '../../../platform/errors.ts';
import type { Module } from '../../../platform/http/createApp.ts';
import { viewerOf, type Viewer } from '../../../platform/http/Viewer.ts';
import { networkOf } from '../../../platform/limits/networkOf.ts';
import { takeCall } from '../../../platform/limits/takeCall.ts';
import { servedAccountPages } from '../../../platform/protocol/servedAccountPages.ts';
import { hashToken } from '../../security/mails/mailedLink.ts';
import { noteProof } from '../../security/proof/sessionProof.queries.ts';
import { lockSetup, setupOf, updateSetup } from '../singleSignOn.queries.ts';
import { ownAttempts, ssoSignIns } from '../ssoLimits.ts';
import { linkedAccount } from '../links.queries.ts';
import { beginAttempt, finishAttempt, stateOfQuery } from './attempts.ts';
import { attemptByState, takeAttempt, type AttemptRow } from './attempts.queries.ts';
import { SsoError } from './SsoError.ts';
import { callbackPath } from './teamProvider.ts';

const page = { page: true } as const;
const pageQuery = z.looseObject({ page: z.string().catch('') });

/** The redirect URI of providers, and the proof of a person who has no password. */
export const callbackRoutes: Module = (deps) => async (app) => {
  app.get(
    callbackPath,
    { config: { ...page, access: { who: 'visitor' } } },
    async (request, reply) => {
      await takeCall(deps, ssoSignIns, networkOf(request.ip));
      void reply.header('cache-control', 'no-store');
      const { state, query } = stateOfQuery(request.url);
      const known = await attemptByState(deps.db, hashToken(state), deps.clock());
      if (!known) throw new SignInOverError(deps.config.managerUrl);
      if (known.kind === 'sign_in') return reply.redirect(`${known.return_to}/sso?${query}`, 303);
      return reply.redirect(await finishOwn(request, { state, query }), 303);
    },
  );

  // People of a team with a provider prove their identity there and return to a page.
  app.get(
    '/sso/prove',
    {
      config: { ...page, access: { who: 'guest' } },
      schema: { querystring: pageQuery },
    },
    async (request, reply) => {
      const { user, team, sessionId } = viewerOf(request);
      const { page: wanted } = request.query;
      const returnTo = servedAccountPages.includes(wanted) ? wanted : '/user';
      await takeCall(deps, ownAttempts, user.id);
      const setup = await setupOf(deps.db, team.id);
      if (!setup?.enabled_at) throw new SignInFailedError(returnTo);
      const way = { kind: 'prove', boundTo: sessionId, returnTo, email: user.email } as const;
      const location = await failingAt(returnTo, () => beginAttempt(deps, setup, way));
      return reply.header('cache-control', 'no-store').redirect(location, 303);
    },
  );

  /** Finishes a test or a proof in the session that began it. @returns where the browser goes */
  async function finishOwn(
    request: FastifyRequest,
    { state, query }: { readonly state: string; readonly query: string },
  ): Promise<string> {
    const { viewer } = request;
    const boundTo = viewer?.sessionId ?? '';
    const own = { stateHash: hashToken(state), boundTo };
    const attempt = await takeAttempt(deps.db, own, deps.clock());
    if (!viewer || attempt?.team_id !== viewer.team.id) {
      throw new SignInOverError(deps.config.managerUrl);
    }
    const arrival = { attempt, state, query };
    if (attempt.kind === 'prove') {
      return failingAt(attempt.return_to, () => prove(viewer, arrival));
    }
    try {
      await finishAttempt(deps, arrival);
      await noteTested(viewer, attempt, request.ip);
      return `${attempt.return_to}?test=passed`;
    } catch (error) {
      if (!(error instanceof SsoError)) throw error;
      deps.log.warn({ err: error, team: attempt.team_id }, 'a test of a sign-on failed');
      return `${attempt.return_to}?test=${error.problem}`;
    }
  }

  async function prove(
    { user, team, sessionId }: Viewer,
    arrival: { readonly attempt: AttemptRow; readonly state: string; readonly query: string },
  ): Promise<string> {
    const { identity } = await finishAttempt(deps, arrival);
    const linked = await linkedAccount(deps.db, { teamId: team.id, ...identity });
    if (linked !== user.id) throw new SsoError('other_person');
    await noteProof(deps.db, sessionId, { now: deps.clock() });
    return arrival.attempt.return_to;
  }

  async function noteTested(
    { user, team }: Viewer,
    attempt: AttemptRow,
    ip: string,
  ): Promise<void> {
    const now = deps.clock();
    await deps.db.transaction().execute(async (trx) => {
      const setup = await lockSetup(trx, team.id);
      if (setup?.version !== attempt.setup_version) throw new SsoError('over');
      await updateSetup(trx, team.id, { tested_at: now });
      const { issuer } = setup;
      await recordAudit(trx, {
        at: now,
        actor: user.id,
        teamId: team.id,
        ip,
        action: 'sso.test',
        object: team.id,
        details: { issuer },
      });
    });
  }

  /** Shows a failure as an error page with a way back. */
  async function failingAt(path: string, act: () => Promise<string>): Promise<string> {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof SsoError)) throw error;
      deps.log.warn({ err: error }, 'a proof by a sign-on failed');
      throw new SignInFailedError(path);
    }
  }
};
