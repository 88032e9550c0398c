import {
  newPasswordAnswerSchema,
  newPasswordRequestSchema,
  passwordAnswerSchema,
  passwordChangeRequestSchema,
  passwordResetAnswerSchema,
  passwordResetRequestSchema,
} from '@portal/shared/contracts';
import { z } from 'zod';
import type { Module } from '../../../platform/http/createApp.ts';
import { viewerOf } from '../../../platform/http/Viewer.ts';
import { linkMinutes } from '../../security/mails/mailedLink.ts';
import { sendAccountPage } from '../pages/sendAccountPage.ts';
import { domainSignIn } from '../../security/proof/domainSignIn.ts';
import { knownBrowser, rememberBrowser } from '../credentials/knownBrowsers.ts';
import { askForPasswordReset } from './askForPasswordReset.ts';
import { changePassword } from './changePassword.ts';
import { passwordLinkState } from './passwordLink.ts';
import { resetPassword } from './resetPassword.ts';

const anybody = { access: { who: 'visitor' } } as const;
const page = { ...anybody, page: true } as const;
const signedIn = { access: { who: 'guest' } } as const;
const linkParams = z.object({ token: z.string().max(100) });

/** Passwords: forgotten ones by mail, and their change by the signed-in person. */
export const passwordsRoutes: Module = (deps) => async (app) => {
  const { passwords } = deps;

  app.get('/password/reset', { config: page }, (request, reply) =>
    sendAccountPage(deps, request, reply, { name: 'password_reset' }),
  );

  // Opening the link changes nothing, since mail scanners open links, too.
  app.get(
    '/password/reset/:token',
    { config: page, schema: { params: linkParams } },
    async (request, reply) => {
      const { token } = request.params;
      const state = await passwordLinkState(deps, token);
      return sendAccountPage(deps, request, reply, { name: 'new_password', token, state });
    },
  );

  app.post(
    '/api/password/reset',
    {
      config: anybody,
      schema: { body: passwordResetRequestSchema, response: { 200: passwordResetAnswerSchema } },
    },
    async ({ body: { email }, ip }) => {
      await askForPasswordReset(deps, { email, ip });
      const { hasProvider } = await domainSignIn(deps.db, email);
      return { email, link_minutes: linkMinutes, single_sign_on: hasProvider };
    },
  );

  app.post(
    '/api/password/reset/confirm',
    {
      config: anybody,
      schema: { body: newPasswordRequestSchema, response: { 200: newPasswordAnswerSchema } },
    },
    async ({ body, ip }) => ({ outcome: await resetPassword(deps, passwords, { ...body, ip }) }),
  );

  app.put(
    '/api/password',
    {
      config: signedIn,
      schema: { body: passwordChangeRequestSchema, response: { 200: passwordAnswerSchema } },
    },
    async (request, reply) => {
      const changed = await changePassword(deps, passwords, {
        viewer: viewerOf(request),
        ip: request.ip,
        knownBrowser: (account) => knownBrowser(request, deps, account),
        change: request.body,
      });
      if (changed.outcome !== 'accepted') return changed;
      rememberBrowser(request, reply, deps, changed.account);
      return { outcome: 'accepted' as const };
    },
  );
};
