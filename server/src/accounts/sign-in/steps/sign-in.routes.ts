import { z } from 'zod';
import {
  signInAnswerSchema,
  signInReason,
  signInRequestSchema,
  singleSignOnProblems,
} from '@portal/shared/contracts';
import type { SignInAnswer } from '@portal/shared/contracts';
import { SignInOverError } from '../../../platform/errors.ts';
import type { Module } from '../../../platform/http/createApp.ts';
import { sendAccountPage } from '../pages/sendAccountPage.ts';
import { providerOf } from '../provider/providerOf.ts';
import { factorKindsOf } from '../../security/factors/factors.queries.ts';
import { savePendingSignIn } from '../../security/sessions/pendingSignIn.queries.ts';
import { beginTotp } from '../../security/totp/setUpTotp.ts';
import { domainSignIn } from '../../security/proof/domainSignIn.ts';
import { isStaff } from '../../directory/staff.queries.ts';
import { checkCredentials } from '../credentials/checkCredentials.ts';
import { completeSignIn } from './completeSignIn.ts';
import { knownBrowser } from '../credentials/knownBrowsers.ts';
import { openInteraction } from './openInteraction.ts';
import { registeredHere } from './registeredHere.ts';

const params = z.object({ uid: z.string().max(100) });
const querystring = z.looseObject({
  problem: z.enum(singleSignOnProblems).optional().catch(undefined),
});
const access = { who: 'visitor' } as const;
const page = { access, page: true } as const;

/** The sign-in page and its call; the provider sends people here and continues afterwards. */
export const signInRoutes: Module = (deps) => async (app) => {
  const provider = await providerOf(deps);
  const { passwords } = deps;

  app.get(
    '/sign_in/:uid',
    // HEAD would use up a first sign-in.
    { config: page, schema: { params, querystring }, exposeHeadRoute: false },
    async (request, reply) => {
      const interaction = await openInteraction(provider, request, reply);
      if (!interaction) throw new SignInOverError(deps.config.managerUrl);
      // After a sign-out, or where a new proof is wanted, the password is asked for.
      const isPlain = interaction.prompt.reasons.every((reason) => reason === 'no_session');
      const registered = isPlain ? await registeredHere(deps, request) : undefined;
      if (registered) {
        const signIn = {
          interaction,
          account: registered,
          isKept: false,
          by: 'registration',
        } as const;
        const location = await completeSignIn(deps, provider, { request, reply }, signIn);
        return reply.header('cache-control', 'no-store').redirect(location, 303);
      }
      const reason = signInReason.safeParse(interaction.params['reason']);
      return sendAccountPage(deps, request, reply, {
        name: 'sign_in',
        action: `/sign_in/${interaction.uid}`,
        reason: reason.success ? reason.data : null,
        problem: request.query.problem,
      });
    },
  );

  app.post(
    '/sign_in/:uid',
    {
      config: { access },
      schema: { params, body: signInRequestSchema, response: { 200: signInAnswerSchema } },
    },
    async (request, reply): Promise<SignInAnswer> => {
      const interaction = await openInteraction(provider, request, reply);
      if (!interaction) return { outcome: 'over', location: deps.config.managerUrl };
      const { hasProvider, isBound } = await domainSignIn(deps.db, request.body.email);
      const check = await checkCredentials(deps, passwords, {
        ...request.body,
        isBound,
        ip: request.ip,
        knownBrowser: (account) => knownBrowser(request, deps, account),
      });
      if (check.outcome === 'locked') {
        return { outcome: 'locked', wait_seconds: check.waitSeconds };
      }
      if (check.outcome === 'refused') {
        return { outcome: hasProvider ? 'single_sign_on' : 'refused' };
      }
      const { account } = check;
      const isKept = request.body.keep === true;
      const factors = await factorKindsOf(deps.db, account.id);
      const mustSetUp = factors.length === 0 && (await isStaff(deps.db, account.id));
      if (factors.length > 0 || mustSetUp) {
        const pending = { uid: interaction.uid, accountId: account.id, isKept };
        await savePendingSignIn(deps.db, pending, deps.clock());
        if (!mustSetUp) return { outcome: 'second_factor', factors };
        return { outcome: 'set_up_factor', set_up: await beginTotp(deps, account) };
      }
      const signIn = { interaction, account, isKept };
      const location = await completeSignIn(deps, provider, { request, reply }, signIn);
      return { outcome: 'signed_in', location };
    },
  );
};
