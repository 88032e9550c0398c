import type { Module } from '../../../platform/http/createApp.ts';
import { createSourceFinder } from '../maps/releaseMaps.ts';
import { errorsAnswerSchema, errorsQuery } from './errors.contract.ts';
import { readError, readErrors } from './readErrors.ts';

const access = { who: 'operator', scopes: ['read'] } as const;
const mostErrors = 20;

/** Operator routes of release errors. */
export const errorsOperator: Module = (deps) => async (app) => {
  const find = createSourceFinder(deps);

  app.get(
    '/operator/release-errors',
    {
      config: { access },
      schema: { querystring: errorsQuery, response: { 200: errorsAnswerSchema } },
    },
    async (request) => {
      const { remote, id } = request.query;
      if (id === undefined) return readErrors(deps, { name: remote, most: mostErrors }, find);
      const error = await readError(deps, id, find);
      return error ? [error] : [];
    },
  );
};
