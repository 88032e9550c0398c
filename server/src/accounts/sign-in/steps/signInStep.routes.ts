import {
  shownFactorSchema,
  signInAnswerSchema,
  signInPasskeySchema,
  type SignInAnswer,
  type SignInPasskeyAnswer,
} from '@portal/shared/contracts';
import { z } from 'zod';
import type { Module } from '../../../platform/http/createApp.ts';
import { takeCall } from '../../../platform/limits/takeCall.ts';
import { providerOf } from '../provider/providerOf.ts';
import { completeSignIn } from './completeSignIn.ts';
import { checkFactor } from '../../security/checkFactor.ts';
import { passkeyChallenges } from '../../security/factors/factorLimits.ts';
import { askForPasskey } from '../../security/passkeys/checkPasskey.ts';
import { openStep } from './openStep.ts';
import { endPendingSignIn } from '../../security/sessions/pendingSignIn.queries.ts';

const params = z.object({ uid: z.string().max(100) });
const access = { who: 'visitor' } as const;

/** The second step of a sign-in, after the right password of a person with a second factor. */
export const signInStepRoutes: Module = (deps) => async (app) => {
  const provider = await providerOf(deps);

  app.post(
    '/sign_in/:uid/passkey',
    { config: { access }, schema: { params, response: { 200: signInPasskeySchema } } },
    async (request, reply): Promise<SignInPasskeyAnswer> => {
      const step = await openStep(deps, provider, { request, reply });
      if (step.outcome === 'over') return step;
      const { id: accountId } = step.account;
      await takeCall(deps, passkeyChallenges, accountId);
      const owner = { accountId, purpose: 'sign_in', boundTo: step.uid } as const;
      return { outcome: 'asked', request: await askForPasskey(deps, owner) };
    },
  );

  app.post(
    '/sign_in/:uid/factor',
    {
      config: { access },
      schema: { params, body: shownFactorSchema, response: { 200: signInAnswerSchema } },
    },
    async (request, reply): Promise<SignInAnswer> => {
      const step = await openStep(deps, provider, { request, reply });
      if (step.outcome === 'over') return step;
      const { uid, interaction, pending, account, over } = step;
      const check = await checkFactor(deps, account, {
        factor: request.body,
        at: { purpose: 'sign_in', boundTo: uid },
        ip: request.ip,
      });
      if (check.outcome === 'locked') return { outcome: 'locked', wait_seconds: check.waitSeconds };
      if (check.outcome === 'refused') return { outcome: 'refused' };
      // The password may just have been changed.
      if (!(await endPendingSignIn(deps.db, uid))) return over;
      const { isKept } = pending;
      const signIn = { interaction, account, isKept, factor: check.value };
      const location = await completeSignIn(deps, provider, { request, reply }, signIn);
      return { outcome: 'signed_in', location };
    },
  );
};
