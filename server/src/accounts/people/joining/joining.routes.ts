import {
  invitationAcceptSchema,
  invitationLookAnswerSchema,
  invitationLookSchema,
  invitationRegistrationSchema,
  joinedTeamSchema,
} from '@portal/shared/contracts';
import { z } from 'zod';
import type { Module } from '../../../platform/http/createApp.ts';
import { viewerOf } from '../../../platform/http/Viewer.ts';
import { type Limit, takeCall } from '../../../platform/limits/takeCall.ts';
import { informManager } from '../../directory/informManager.ts';
import { sendAccountPage } from '../../sign-in/pages/sendAccountPage.ts';
import { accountsSignIn } from '../../sign-in/pages/accountsClient.ts';
import { joinTeam } from './joinTeam.ts';
import { lookAtInvitation } from './lookAtInvitation.ts';
import { registerInvited } from './registerInvited.ts';

const visitor = { access: { who: 'visitor' } } as const;
const signedIn = { access: { who: 'guest' } } as const;
const page = { ...visitor, page: true } as const;
const params = z.object({ token: z.string().regex(/^[\w-]{1,100}$/) });

/** Attempts of one person to join a team. */
const joinings: Limit = { name: 'join-team', max: 20, seconds: 3600 };

/** The page behind an invitation's link, and its calls. */
export const joiningRoutes: Module = (deps) => async (app) => {
  const { passwords } = deps;

  app.get('/invitation/:token', { config: page, schema: { params } }, (request, reply) =>
    sendAccountPage(deps, request, reply, { name: 'invitation', token: request.params.token }),
  );

  // People with an account sign in and come back to the page.
  app.get('/invitation/:token/sign_in', { config: page, schema: { params } }, (request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .redirect(accountsSignIn(deps.config, { path: `/invitation/${request.params.token}` }), 303),
  );

  app.post(
    '/api/invitations/look',
    {
      config: visitor,
      schema: { body: invitationLookSchema, response: { 200: invitationLookAnswerSchema } },
    },
    (request) => lookAtInvitation(deps, request.viewer, request.body.token),
  );

  app.post(
    '/api/invitations/accept',
    {
      config: signedIn,
      schema: { body: invitationAcceptSchema, response: { 200: joinedTeamSchema } },
    },
    async (request) => {
      const viewer = viewerOf(request);
      await takeCall(deps, joinings, viewer.user.id);
      const { token } = request.body;
      const team_name = await joinTeam(deps, { viewer, ip: request.ip }, token);
      await informManager(deps);
      return { team_name };
    },
  );

  app.post(
    '/api/invitations/register',
    {
      config: visitor,
      schema: { body: invitationRegistrationSchema, response: { 200: joinedTeamSchema } },
    },
    async ({ body: registration, ip }) => {
      const team_name = await registerInvited(deps, passwords, { registration, ip });
      await informManager(deps);
      return { team_name };
    },
  );
};
