import { z } from 'zod';
import type { Module } from '../../platform/http/createApp.ts';
import { operatorOf } from '../../platform/http/Operator.ts';
import { editionOf } from '../../platform/http/Viewer.ts';
import { addTeam } from './addTeam.ts';
import { setTeam } from './setTeam.ts';
import {
  createdTeamSchema,
  newTeamSchema,
  setTeamSchema,
  teamsAnswerSchema,
  teamTermsSchema,
} from './teams.contract.ts';

const access = { who: 'operator', scopes: ['everything'] } as const;
/** A new team may have 10,000 listed licenses. */
const licensesBytes = 1024 * 1024;
const readAccess = { who: 'operator', scopes: ['read', 'office'] } as const;

/** Operator routes of teams. */
export const teamsOperator: Module = (deps) => async (app) => {
  app.post(
    '/operator/teams',
    {
      bodyLimit: licensesBytes,
      config: { access },
      schema: { body: newTeamSchema, response: { 200: createdTeamSchema } },
    },
    (request) => addTeam(deps, request.body, operatorOf(request).actor),
  );

  app.post(
    '/operator/teams/:id',
    {
      config: { access },
      schema: {
        params: z.object({ id: z.string() }),
        body: setTeamSchema,
        response: { 200: teamTermsSchema },
      },
    },
    (request) => {
      const { actor } = operatorOf(request);
      return setTeam(deps, { ...request.body, teamId: request.params.id, actor });
    },
  );

  app.get(
    '/operator/teams',
    { config: { access: readAccess }, schema: { response: { 200: teamsAnswerSchema } } },
    async () => {
      const teams = await deps.db
        .selectFrom('manager.team_ref as team')
        .leftJoin('manager.member_ref as member', 'member.team_id', 'team.id')
        .groupBy('team.id')
        .orderBy('team.id')
        .select(['team.id', 'team.name', 'team.edition', 'team.agent'])
        .select((eb) => eb.fn.count<number>('member.user_id').as('people'))
        .execute();
      return teams.map((team) => ({ ...team, edition: editionOf(team.edition) }));
    },
  );
};
