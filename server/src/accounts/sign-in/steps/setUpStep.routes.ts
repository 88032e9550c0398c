import {
  signInSetUpAnswerSchema,
  totpConfirmationRequestSchema,
  type SignInSetUpAnswer,
} from '@portal/shared/contracts';
import { z } from 'zod';
import type { Module } from '../../../platform/http/createApp.ts';
import { takeCall } from '../../../platform/limits/takeCall.ts';
import { providerOf } from '../provider/providerOf.ts';
import { completeSignIn } from './completeSignIn.ts';
import { isStaff } from '../../directory/staff.queries.ts';
import { factorConfirmations } from '../../security/factors/factorLimits.ts';
import { factorKindsOf } from '../../security/factors/factors.queries.ts';
import { confirmTotpSetUp } from '../../security/totp/setUpTotp.ts';
import { openStep } from './openStep.ts';
import { endPendingSignIn } from '../../security/sessions/pendingSignIn.queries.ts';

const params = z.object({ uid: z.string().max(100) });
const config = { access: { who: 'visitor' } } as const;

/** The second step of a sign-in of staff without a second factor: they set one up. */
export const setUpStepRoutes: Module = (deps) => async (app) => {
  const provider = await providerOf(deps);
  const { db } = deps;

  /** Only staff without a factor set one up here. */
  const mustSetUp = async (id: string) =>
    (await isStaff(db, id)) && (await factorKindsOf(db, id)).length === 0;

  app.post(
    '/sign_in/:uid/totp/confirm',
    {
      config,
      schema: {
        params,
        body: totpConfirmationRequestSchema,
        response: { 200: signInSetUpAnswerSchema },
      },
    },
    async (request, reply): Promise<SignInSetUpAnswer> => {
      const step = await openStep(deps, provider, { request, reply });
      if (step.outcome === 'over') return step;
      const { uid, interaction, pending, account, over } = step;
      if (!(await mustSetUp(account.id))) return over;
      await takeCall(deps, factorConfirmations, account.id);
      const { code } = request.body;
      const added = await confirmTotpSetUp(deps, account, { code, ip: request.ip });
      if (added === 'refused') return { outcome: 'refused' };
      if (added === 'over' || !(await endPendingSignIn(db, uid))) return over;
      const { isKept } = pending;
      const signIn = { interaction, account, isKept, factor: 'totp' } as const;
      const location = await completeSignIn(deps, provider, { request, reply }, signIn);
      return { outcome: 'signed_in', location, recovery_codes: [...(added.codes ?? [])] };
    },
  );
};
