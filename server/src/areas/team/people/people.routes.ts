import { searchAnswerSchema, searchQuerySchema } from '@portal/shared/contracts';
import { readerLocale } from '../../../platform/answers/localeOf.ts';
import { searchRateLimit as rateLimit } from '../../../platform/answers/searchAnswer.ts';
import type { Module } from '../../../platform/http/createApp.ts';
import { viewerOf } from '../../../platform/http/Viewer.ts';
import { findPeople } from './people.search.ts';

/** The search for people of a team, for those who manage them. */
export const peopleRoutes: Module = (deps) => async (app) => {
  app.get(
    '/api/people/search',
    {
      config: { access: { who: 'manager' }, rateLimit },
      schema: { querystring: searchQuerySchema, response: { 200: searchAnswerSchema } },
    },
    (request) =>
      findPeople(deps.db, {
        teamId: viewerOf(request).team.id,
        q: request.query.q,
        locale: readerLocale(request),
      }),
  );
};
