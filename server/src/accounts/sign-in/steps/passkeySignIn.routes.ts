import {
  passkeySignInSchema,
  signInAnswerSchema,
  signInPasskeySchema,
  type SignInAnswer,
  type SignInPasskeyAnswer,
} from '@portal/shared/contracts';
import { z } from 'zod';
import type { Module } from '../../../platform/http/createApp.ts';
import { networkOf } from '../../../platform/limits/networkOf.ts';
import { takeCall } from '../../../platform/limits/takeCall.ts';
import { maySignIn } from '../../directory/maySignIn.ts';
import { accountById } from '../../directory/people.queries.ts';
import { checkFactor } from '../../security/checkFactor.ts';
import { passkeySignIns } from '../../security/factors/factorLimits.ts';
import { accountOfPasskey } from '../../security/factors/passkeys.queries.ts';
import { askForPasskey } from '../../security/passkeys/checkPasskey.ts';
import { domainSignIn } from '../../security/proof/domainSignIn.ts';
import { providerOf } from '../provider/providerOf.ts';
import { completeSignIn } from './completeSignIn.ts';
import { openInteraction } from './openInteraction.ts';

const config = { access: { who: 'visitor' } } as const;
const params = z.object({ uid: z.string().max(100) });

/**
 * Signing in with a passkey in place of the password. It proves possession and, because the
 * authenticator verifies the person, a second factor: no step follows.
 */
export const passkeySignInRoutes: Module = (deps) => async (app) => {
  const provider = await providerOf(deps);
  const { db } = deps;
  const over = { outcome: 'over', location: deps.config.managerUrl } as const;

  app.post(
    '/sign_in/:uid/passkey/begin',
    { config, schema: { params, response: { 200: signInPasskeySchema } } },
    async (request, reply): Promise<SignInPasskeyAnswer> => {
      const interaction = await openInteraction(provider, request, reply);
      if (!interaction) return over;
      await takeCall(deps, passkeySignIns, networkOf(request.ip));
      const owner = { accountId: null, purpose: 'sign_in', boundTo: interaction.uid } as const;
      return { outcome: 'asked', request: await askForPasskey(deps, owner) };
    },
  );

  app.post(
    '/sign_in/:uid/passkey/finish',
    {
      config,
      schema: { params, body: passkeySignInSchema, response: { 200: signInAnswerSchema } },
    },
    async (request, reply): Promise<SignInAnswer> => {
      const interaction = await openInteraction(provider, request, reply);
      if (!interaction) return over;
      await takeCall(deps, passkeySignIns, networkOf(request.ip));
      const { response, keep } = request.body;
      const accountId = await accountOfPasskey(db, response.id);
      const account = accountId === undefined ? undefined : await accountById(db, accountId);
      if (!account || !maySignIn(account)) return { outcome: 'refused' };
      const check = await checkFactor(deps, account, {
        factor: { kind: 'passkey', response },
        at: { purpose: 'sign_in', boundTo: interaction.uid },
        replacesPassword: true,
        counter: 'passkey',
        ip: request.ip,
      });
      if (check.outcome === 'locked') return { outcome: 'locked', wait_seconds: check.waitSeconds };
      if (check.outcome === 'refused') return { outcome: 'refused' };
      const { isBound } = await domainSignIn(db, account.email);
      if (isBound) return { outcome: 'single_sign_on' };
      const signIn = {
        interaction,
        account,
        isKept: keep,
        factor: check.value,
        by: 'passkey',
      } as const;
      const location = await completeSignIn(deps, provider, { request, reply }, signIn);
      return { outcome: 'signed_in', location };
    },
  );
};
