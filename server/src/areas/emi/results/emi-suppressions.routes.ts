import { emiSuppressionAnswerSchema, emiSuppressionRequestSchema } from '@portal/shared/contracts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { readerLocale } from '../../../platform/answers/localeOf.ts';
import type { Module } from '../../../platform/http/createApp.ts';
import { viewerOf } from '../../../platform/http/Viewer.ts';
import { presentSuppression } from './emi-results.presenter.ts';
import { suppressFinding } from './suppressFinding.ts';

const config = { access: { who: 'guest', sites: ['mf-demitasnx'] } } as const;
const params = z.object({ id: z.string(), key: z.string() });
const path = '/api/v1/demitasnx/jobs/:id/findings/:key/suppression';

/**
 * `PUT` and `DELETE` of a suppression; everybody who may upload a board may suppress its findings.
 */
export const emiSuppressionsRoutes: Module = (deps) => async (app) => {
  const response = { 200: emiSuppressionAnswerSchema };
  const suppress = async (
    request: FastifyRequest,
    { id: job, key }: z.infer<typeof params>,
    reason: string | null,
  ) => {
    const asking = { viewer: viewerOf(request), ip: request.ip, job, key };
    const held = await suppressFinding(deps, asking, reason);
    return { suppression: held && presentSuppression(held, readerLocale(request)) };
  };

  app.put(
    path,
    { config, schema: { params, body: emiSuppressionRequestSchema, response } },
    (request) => suppress(request, request.params, request.body.reason),
  );

  app.delete(path, { config, schema: { params, response } }, (request) =>
    suppress(request, request.params, null),
  );
};
