import {
  signInSetUpAnswerSchema,
  totpConfirmationRequestSchema,
  type SignInSetUpAnswer,
} from '@portal/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Module } from '../../../http/createApp.ts';
import { takeCall } from '../../../limits/takeCall.ts';
import { maySignIn } from '../../people/maySignIn.ts';
import { accountById } from '../../people/people.queries.ts';
import { providerOf } from '../../provider/providerOf.ts';
import { completeSignIn } from '../../sign-in/completeSignIn.ts';
import { openInteraction } from '../../sign-in/openInteraction.ts';
import { isStaff } from '../../staff/staff.queries.ts';
import { factorConfirmations } from '../factorLimits.ts';
import { factorKindsOf } from '../factors.queries.ts';
import { confirmTotpSetUp } from '../totp/setUpTotp.ts';
import { endPendingSignIn, pendingSignIn } from './pendingSignIn.queries.ts';

const params = z.object({ uid: z.string().max(100) });
const config = { access: { who: 'visitor' } } as const;

/** The second step of a sign-in of staff without a second factor: they set one up. */
export const setUpStepRoutes: Module = (deps) => async (app) => {
  const provider = await providerOf(deps);
  const { db, clock } = deps;

  /** Who sets a factor up here: staff without one, after the right password. */
  const waiting = async (request: FastifyRequest, reply: FastifyReply, uid: string) => {
    const interaction = await openInteraction(provider, request, reply);
    const pending = interaction && (await pendingSignIn(db, interaction.uid, clock()));
    const account = pending && (await accountById(db, pending.accountId));
    const over = {
      outcome: 'over',
      location: interaction ? `/sign_in/${uid}` : deps.config.managerUrl,
    } as const;
    if (!interaction || !account || !maySignIn(account)) return over;
    const isToSetUp =
      (await isStaff(db, account.id)) && (await factorKindsOf(db, account.id)).length === 0;
    return isToSetUp ? { outcome: 'waiting' as const, interaction, pending, account } : over;
  };

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
      const { uid } = request.params;
      const found = await waiting(request, reply, uid);
      if (found.outcome === 'over') return found;
      const { interaction, pending, account } = found;
      await takeCall(deps, factorConfirmations, account.id);
      const { code } = request.body;
      const added = await confirmTotpSetUp(deps, account, { code, ip: request.ip });
      if (added === 'refused') return { outcome: 'refused' };
      const over = { outcome: 'over', location: `/sign_in/${uid}` } as const;
      if (added === 'over' || !(await endPendingSignIn(db, uid))) return over;
      const { isKept } = pending;
      const signIn = { interaction, account, isKept, factor: 'totp' } as const;
      const location = await completeSignIn(deps, provider, { request, reply }, signIn);
      return { outcome: 'signed_in', location, recovery_codes: [...(added.codes ?? [])] };
    },
  );
};
