import {
  ssoMailAnswerSchema,
  ssoPasskeySchema,
  ssoProofAnswerSchema,
  ssoProofSchema,
  type SsoProofAnswer,
} from '@portal/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ConflictError } from '../../../platform/errors.ts';
import type { Module } from '../../../platform/http/createApp.ts';
import { networkOf } from '../../../platform/limits/networkOf.ts';
import { takeCall } from '../../../platform/limits/takeCall.ts';
import { linkMinutes } from '../../security/mails/mailedLink.ts';
import { providerOf } from '../../sign-in/provider/providerOf.ts';
import { askForPasskey } from '../../security/passkeys/checkPasskey.ts';
import { knownBrowser } from '../../sign-in/credentials/knownBrowsers.ts';
import { openInteraction } from '../../sign-in/steps/openInteraction.ts';
import { dropIdentity } from '../provider/attempts.queries.ts';
import { SsoError } from '../provider/SsoError.ts';
import { ssoSignIns } from '../ssoLimits.ts';
import { admit } from './admit.ts';
import { joinPlace, proveAccount, waitingAccount } from './proveAccount.ts';
import { sendJoinLink } from './sendJoinLink.ts';
import { signInBySso } from './signInBySso.ts';

const params = z.object({ uid: z.string().max(100) });
const config = { access: { who: 'visitor' } } as const;

/** Takes the proof of an account at the first sign-in through a provider. */
export const ssoProofRoutes: Module = (deps) => async (app) => {
  const provider = await providerOf(deps);
  const waitingFor = async (request: FastifyRequest, reply: FastifyReply) => {
    await takeCall(deps, ssoSignIns, networkOf(request.ip));
    const interaction = await openInteraction(provider, request, reply);
    if (!interaction) throw new ConflictError('over');
    const { uid } = interaction;
    return { interaction, uid, waiting: await waitingAccount(deps, uid) };
  };

  app.post(
    '/sign_in/:uid/sso/join/mail',
    { config, schema: { params, response: { 200: ssoMailAnswerSchema } } },
    async (request, reply) => {
      const { uid, waiting } = await waitingFor(request, reply);
      await sendJoinLink(deps, waiting, { uid, ip: request.ip });
      return { link_minutes: linkMinutes };
    },
  );

  app.post(
    '/sign_in/:uid/sso/join/passkey',
    { config, schema: { params, response: { 200: ssoPasskeySchema } } },
    async (request, reply) => {
      const { uid, waiting } = await waitingFor(request, reply);
      const owner = { accountId: waiting.account.id, ...joinPlace(uid) };
      return { ...(await askForPasskey(deps, owner)), allowCredentials: [] };
    },
  );

  app.post(
    '/sign_in/:uid/sso/join/proof',
    { config, schema: { params, body: ssoProofSchema, response: { 200: ssoProofAnswerSchema } } },
    async (request, reply): Promise<SsoProofAnswer> => {
      const { uid, interaction, waiting } = await waitingFor(request, reply);
      const { ip, body: proof } = request;
      const shown = await proveAccount(deps, waiting, {
        uid,
        proof,
        ip,
        knownBrowser: (account) => knownBrowser(request, deps, account),
      });
      if (shown.outcome === 'refused') return { outcome: 'refused' };
      if (shown.outcome === 'locked') return { outcome: 'locked', wait_seconds: shown.waitSeconds };
      const { attempt, identity } = waiting;
      const arrival = { teamId: attempt.team_id, identity, ip, provedAccount: waiting.account.id };
      try {
        const account = await admit(deps, arrival);
        // A person of another team first sees which team they would leave.
        if (!account) return { outcome: 'accepted', location: `/sign_in/${uid}/sso/join` };
        await dropIdentity(deps.db, attempt.state_hash);
        const call = { request, reply };
        const location = await signInBySso(deps, provider, call, { interaction, account });
        return { outcome: 'accepted', location };
      } catch (error) {
        throw error instanceof SsoError ? new ConflictError(error.problem) : error;
      }
    },
  );
};
