import type { FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { z } from 'zod';
import { signInAnswerSchema, signInReason, signInRequestSchema } from '@portal/shared/contracts';
import type { SignInAnswer } from '@portal/shared/contracts';
import { recordAudit } from '../../db/audit.ts';
import type { Deps } from '../../deps.ts';
import { SignInOverError } from '../../errors.ts';
import type { Module } from '../../http/createApp.ts';
import { sendAccountPage } from '../pages/sendAccountPage.ts';
import { noteSignIn, teamsOf } from '../people/people.queries.ts';
import { providerOf } from '../provider/providerOf.ts';
import { endProviderSession } from '../provider/signOut.ts';
import { accountsSession } from '../session/accountsSession.ts';
import { checkCredentials } from './checkCredentials.ts';
import { createPasswords } from './createPasswords.ts';
import { knownBrowser, rememberBrowser } from './knownBrowsers.ts';
import { openInteraction, type Interaction } from './openInteraction.ts';

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
      const accountId = account.id;
      await leaveOtherSession(deps, provider, request, { interaction, accountId });
      const login = { accountId, remember: false };
      rememberBrowser(request, reply, deps, account);
      const location = await provider.interactionResult(request.raw, reply.raw, { login });
      await noteSignIn(deps.db, accountId, deps.clock());
      const [team] = await teamsOf(deps.db, accountId);
      await recordAudit(deps.db, {
        at: deps.clock(),
        actor: accountId,
        teamId: team?.id,
        ip: request.ip,
        action: 'account.sign-in',
        object: accountId,
      });
      return { outcome: 'signed_in', location };
    },
  );
};

/** Ends the session of somebody else in this browser before the new one begins. */
async function leaveOtherSession(
  deps: Deps,
  provider: Provider,
  request: FastifyRequest,
  { interaction, accountId }: { readonly interaction: Interaction; readonly accountId: string },
): Promise<void> {
  const session = await accountsSession(provider, request);
  if (session.accountId === undefined || session.accountId === accountId) return;
  // The sign-in began in that session, and would be over with it.
  delete interaction.session;
  await interaction.persist();
  await endProviderSession(deps, provider, session);
}
