import { z } from 'zod';
import { signInAnswerSchema, signInReason, signInRequestSchema } from '@portal/shared/contracts';
import type { SignInAnswer } from '@portal/shared/contracts';
import { SignInOverError } from '../../errors.ts';
import type { Module } from '../../http/createApp.ts';
import { sendAccountPage } from '../pages/sendAccountPage.ts';
import { providerOf } from '../provider/providerOf.ts';
import { checkCredentials } from './checkCredentials.ts';
import { createPasswords } from './createPasswords.ts';
import { knownBrowser, rememberBrowser } from './knownBrowsers.ts';
import { noteSignedIn } from './noteSignedIn.ts';
import { openInteraction } from './openInteraction.ts';
import { prepareSession } from './prepareSession.ts';

const params = z.object({ uid: z.string().max(100) });
const access = { who: 'visitor' } as const;
const page = { access, page: true } as const;

/** The sign-in page and the call it makes; the provider sends people here and takes them on. */
export const signInRoutes: Module = (deps) => async (app) => {
  const provider = await providerOf(deps);
  const passwords = createPasswords();

  app.get('/sign_in/:uid', { config: page, schema: { params } }, async (request, reply) => {
    const interaction = await openInteraction(provider, request, reply);
    if (!interaction) throw new SignInOverError(deps.config.managerUrl);
    const reason = signInReason.safeParse(interaction.params['reason']);
    return sendAccountPage(deps, request, reply, {
      name: 'sign_in',
      action: `/sign_in/${interaction.uid}`,
      reason: reason.success ? reason.data : null,
    });
  });

  app.post(
    '/sign_in/:uid',
    {
      config: { access },
      schema: { params, body: signInRequestSchema, response: { 200: signInAnswerSchema } },
    },
    async (request, reply): Promise<SignInAnswer> => {
      const interaction = await openInteraction(provider, request, reply);
      if (!interaction) return { outcome: 'over', location: deps.config.managerUrl };
      const check = await checkCredentials(deps, passwords, {
        ...request.body,
        ip: request.ip,
        knownBrowser: (account) => knownBrowser(request, deps, account),
      });
      if (check.outcome === 'locked') {
        return { outcome: 'locked', wait_seconds: check.waitSeconds };
      }
      if (check.outcome === 'refused') return { outcome: 'refused' };
      const { account } = check;
      const login = { accountId: account.id, remember: request.body.keep === true };
      await prepareSession(deps, provider, request, {
        interaction,
        accountId: account.id,
        isKept: login.remember,
      });
      const isKnown = knownBrowser(request, deps, account) !== undefined;
      rememberBrowser(request, reply, deps, account);
      const location = await provider.interactionResult(request.raw, reply.raw, { login });
      const userAgent = request.headers['user-agent'] ?? '';
      await noteSignedIn(deps, { account, ip: request.ip, userAgent, isKnown });
      return { outcome: 'signed_in', location };
    },
  );
};
