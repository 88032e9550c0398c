import {
  invitationChangeSchema,
  invitationImportAnswerSchema,
  invitationImportSchema,
  invitationRequestSchema,
  usersSchema,
} from '@portal/shared/contracts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Module } from '../../../platform/http/createApp.ts';
import { viewerOf } from '../../../platform/http/Viewer.ts';
import { takeCall } from '../../../platform/limits/takeCall.ts';
import { listUsers } from '../users/listUsers.ts';
import { memberChanges } from '../users/usersLimits.ts';
import { changeInvitation, resendInvitation, revokeInvitation } from './changeInvitation.ts';
import { importInvitations } from './importInvitations.ts';
import { invite } from './invite.ts';

const config = { access: { who: 'manager' } } as const;
/** A file of 100,000 characters, with up to 4 bytes for each. */
const importBytes = 400 * 1024;
const response = { 200: usersSchema };
const params = z.object({ id: z.string().max(100) });

/** Invitations into the team, for its owner and admins. */
export const invitationsRoutes: Module = (deps) => async (app) => {
  const usersOf = (request: FastifyRequest) => listUsers(deps, viewerOf(request).team.id);
  const authorOf = async (request: FastifyRequest) => {
    const viewer = viewerOf(request);
    await takeCall(deps, memberChanges, viewer.user.id);
    return { viewer, ip: request.ip };
  };

  const findInvitation = async (request: FastifyRequest) => {
    const { id } = params.parse(request.params);
    return (await usersOf(request)).invitations.find((invitation) => invitation.id === id);
  };

  app.post(
    '/api/invitations',
    { config, schema: { body: invitationRequestSchema, response } },
    async (request) => {
      await invite(deps, await authorOf(request), request.body);
      return usersOf(request);
    },
  );

  app.post(
    '/api/invitations/import',
    {
      bodyLimit: importBytes,
      config,
      schema: { body: invitationImportSchema, response: { 200: invitationImportAnswerSchema } },
    },
    async (request) => importInvitations(deps, await authorOf(request), request.body),
  );

  app.put(
    '/api/invitations/:id',
    {
      config: { ...config, stored: findInvitation },
      schema: { params, body: invitationChangeSchema, response },
    },
    async (request) => {
      await changeInvitation(deps, await authorOf(request), request.params.id, request.body);
      return usersOf(request);
    },
  );

  app.post(
    '/api/invitations/:id/send',
    { config, schema: { params, response } },
    async (request) => {
      await resendInvitation(deps, await authorOf(request), request.params.id);
      return usersOf(request);
    },
  );

  app.delete('/api/invitations/:id', { config, schema: { params, response } }, async (request) => {
    await revokeInvitation(deps, await authorOf(request), request.params.id);
    return usersOf(request);
  });
};
