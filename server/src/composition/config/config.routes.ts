import { createHash } from 'node:crypto';
import { configSchema } from '@portal/shared/contracts';
import { z } from 'zod';
import type { Module } from '../../platform/http/createApp.ts';
import { configAnswer } from './configAnswer.ts';

/** `GET /api/config/` with an ETag: pages poll it, and most responses are 304. */
export const configRoutes: Module = (deps) => async (app) => {
  app.get(
    '/api/config',
    {
      config: { access: { who: 'visitor', sites: 'every' } },
      schema: { response: { 200: configSchema, 304: z.undefined() } },
    },
    async (request, reply) => {
      const answer = await configAnswer(deps, request.viewer);
      const etag = `"${createHash('sha256').update(JSON.stringify(answer)).digest('base64url')}"`;
      void reply.header('etag', etag).header('cache-control', 'no-cache');
      if (request.headers['if-none-match'] === etag) return reply.code(304).send(undefined);
      return answer;
    },
  );
};
