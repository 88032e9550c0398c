import { randomUUID } from 'node:crypto';
import {
  emiApplicationAnswerSchema,
  emiApplicationSchema,
  idempotencyKeySchema,
} from '@portal/shared/contracts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { readerLocale } from '../../../platform/answers/localeOf.ts';
import type { Module } from '../../../platform/http/createApp.ts';
import { viewerOf } from '../../../platform/http/Viewer.ts';
import { buyers } from '../../../platform/http/audiences.ts';
import { applyForTrial } from './applyForTrial.ts';
import { orEmiRefusal } from './EmiOrderRefusal.ts';
import { purchaseEmiLicense } from './purchaseEmiLicense.ts';

const config = { access: { ...buyers, sites: ['mf-demitasnx'] } } as const;
const schema = {
  headers: z.object({ 'idempotency-key': z.optional(idempotencyKeySchema) }),
  body: emiApplicationSchema,
  response: { 200: emiApplicationAnswerSchema },
};

/** `POST /api/demitasnx/trial` and `POST /api/demitasnx/purchase`: a license of the EMI check. */
export const emiOrdersRoutes: Module = (deps) => async (app) => {
  app.post('/api/demitasnx/trial', { config, schema }, (request) =>
    orEmiRefusal(() => applyForTrial(deps, actOf(request), request.body)),
  );

  app.post('/api/demitasnx/purchase', { config, schema }, (request) =>
    orEmiRefusal(() => purchaseEmiLicense(deps, actOf(request), request.body)),
  );
};

/** The acting person. Without an idempotency key, each call acts. */
function actOf(request: FastifyRequest) {
  const key = request.headers['idempotency-key'];
  return {
    viewer: viewerOf(request),
    locale: readerLocale(request),
    ip: request.ip,
    key: typeof key === 'string' ? key : randomUUID(),
  };
}
