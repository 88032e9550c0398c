import { openResets } from '../../accounts/security/factors/factorReset.queries.ts';
import type { Module } from '../../platform/http/createApp.ts';
import { operatorOf } from '../../platform/http/Operator.ts';
import { endSessions } from './endSessions.ts';
import { markStaff, presentStaff, unmarkStaff } from './markStaff.ts';
import {
  endSessionsAnswerSchema,
  factorResetsAnswerSchema,
  personSchema,
  resetFactorsAnswerSchema,
  staffAnswerSchema,
} from './people.contract.ts';
import { resetFactors } from './resetFactors.ts';

const access = { who: 'operator', scopes: ['everything'] } as const;
const config = { access } as const;
const staff = { body: personSchema, response: { 200: staffAnswerSchema } };

/** Operator routes about people: staff, lost second factors, and ending sessions. */
export const peopleOperator: Module = (deps) => async (app) => {
  app.get('/operator/staff', { config, schema: { response: { 200: staffAnswerSchema } } }, () =>
    presentStaff(deps.db),
  );

  app.post('/operator/staff', { config, schema: staff }, async (request) => {
    await markStaff(deps, request.body.email, operatorOf(request).actor);
    return presentStaff(deps.db);
  });

  app.post('/operator/staff/remove', { config, schema: staff }, async (request) => {
    await unmarkStaff(deps, request.body.email, operatorOf(request).actor);
    return presentStaff(deps.db);
  });

  app.post(
    '/operator/people/reset-factors',
    { config, schema: { body: personSchema, response: { 200: resetFactorsAnswerSchema } } },
    (request) => resetFactors(deps, request.body.email, operatorOf(request).actor),
  );

  app.get(
    '/operator/people/factor-resets',
    { config, schema: { response: { 200: factorResetsAnswerSchema } } },
    async () =>
      (await openResets(deps.db)).map(({ email, due_at, team_id }) => ({
        email,
        factors_reset_at: due_at.toISOString(),
        asked_by: team_id === null ? ('operator' as const) : ('owner' as const),
      })),
  );

  app.post(
    '/operator/people/end-sessions',
    { config, schema: { body: personSchema, response: { 200: endSessionsAnswerSchema } } },
    (request) => endSessions(deps, request.body.email, operatorOf(request).actor),
  );
};
