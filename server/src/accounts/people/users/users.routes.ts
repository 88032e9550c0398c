import { memberRequestSchema, usersSchema } from '@portal/shared/contracts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Module } from '../../../platform/http/createApp.ts';
import { viewerOf } from '../../../platform/http/Viewer.ts';
import { takeCall } from '../../../platform/limits/takeCall.ts';
import { requireRecentProof } from '../../security/proof/requireRecentProof.ts';
import { changeMember, removeMember } from './changeMember.ts';
import { listUsers } from './listUsers.ts';
import { transferTeam } from './transferTeam.ts';
import { memberChanges } from './usersLimits.ts';

const config = { access: { who: 'manager' } } as const;
const response = { 200: usersSchema };
const params = z.object({ id: z.string().max(100) });

/** The people of the team, for its owner and admins. Changes answer with all users. */
export const usersRoutes: Module = (deps) => async (app) => {
  const authorOf = async (request: FastifyRequest) => {
    const viewer = viewerOf(request);
    await takeCall(deps, memberChanges, viewer.user.id);
    return { viewer, ip: request.ip };
  };

  app.get('/api/users', { config, schema: { response } }, (request) =>
    listUsers(deps, viewerOf(request).team.id),
  );

  const findMember = async (request: FastifyRequest) => {
    const { members } = await listUsers(deps, viewerOf(request).team.id);
    const { id } = params.parse(request.params);
    return members.find((member) => member.id === id);
  };

  app.put(
    '/api/users/:id',
    {
      config: { ...config, stored: findMember },
      schema: { params, body: memberRequestSchema, response },
    },
    async (request) => {
      const author = await authorOf(request);
      await changeMember(deps, author, request.params.id, request.body);
      return listUsers(deps, author.viewer.team.id);
    },
  );

  app.post(
    '/api/users/:id/owner',
    {
      config: { access: { who: 'owner' } },
      schema: { params, response },
      preHandler: requireRecentProof(deps),
    },
    async (request) => {
      const author = await authorOf(request);
      await transferTeam(deps, author, request.params.id);
      return listUsers(deps, author.viewer.team.id);
    },
  );

  app.delete('/api/users/:id', { config, schema: { params, response } }, async (request) => {
    const author = await authorOf(request);
    await removeMember(deps, author, request.params.id);
    return listUsers(deps, author.viewer.team.id);
  });
};
