import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Module } from '../http/createApp.ts';
import { NotFoundError } from '../errors.ts';

const largestUploadBytes = 256 * 1024 * 1024;

/**
 * The operator's door over HTTP: `/operator/…` of the manager with the operator token. Without a
 * configured token there is no such door, and a wrong token is answered as if there were none.
 */
export const remoteDoorRoutes =
  (createDoor: () => FastifyInstance): Module =>
  ({ config }) =>
  async (app) => {
    const { operatorToken } = config;
    if (operatorToken === undefined) return;
    const door = createDoor();
    app.addHook('onClose', () => door.close());
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
      done(null, body);
    });
    app.route({
      method: ['GET', 'POST', 'PUT', 'DELETE'],
      url: '/operator/*',
      bodyLimit: largestUploadBytes,
      config: { access: { who: 'public' }, rateLimit: { max: 600, timeWindow: 60_000 } },
      onRequest: (request, _reply, done) => {
        done(isOperator(request, operatorToken) ? undefined : new NotFoundError());
      },
      handler: async (request, reply) => {
        const { authorization: _token, host: _host, ...headers } = request.headers;
        const answer = await door.inject({
          method: request.method === 'GET' ? 'GET' : methodOf(request.method),
          url: request.url,
          headers,
          ...(Buffer.isBuffer(request.body) ? { payload: request.body } : {}),
        });
        return reply
          .code(answer.statusCode)
          .header('content-type', answer.headers['content-type'] ?? 'application/json')
          .send(answer.rawPayload);
      },
    });
  };

function methodOf(method: string): 'POST' | 'PUT' | 'DELETE' {
  return method === 'PUT' || method === 'DELETE' ? method : 'POST';
}

function isOperator({ headers }: FastifyRequest, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
}
