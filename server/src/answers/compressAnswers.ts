import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, onSendAsyncHookHandler } from 'fastify';
import { acceptedEncoding } from './acceptedEncoding.ts';
import { addVary } from './addVary.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * Shorter answers gain nothing. Those that carry tokens stay below it: what is compressed together
 * with a secret can give it away by its length.
 */
const smallestLength = 2_000;

/** Quick settings: each answer is made once. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };

/** Compresses long JSON answers; ten thousand rows are 4 MB without and a tenth of it with. */
export function compressAnswers(app: FastifyInstance): void {
  // With the route, so that it comes after the hooks of the whole application: what they say the
  // answer depends on is kept.
  app.addHook('onRoute', (route) => {
    route.onSend = [...[route.onSend ?? []].flat(), compress];
  });
}

const compress: onSendAsyncHookHandler = async (request, reply, payload) => {
  const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
  if (!isJson || typeof payload !== 'string' || payload.length < smallestLength) return payload;
  if (reply.hasHeader('content-encoding')) return payload;
  addVary(reply, 'Accept-Encoding');
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding === undefined) return payload;
  void reply.header('content-encoding', encoding).removeHeader('content-length');
  return encoding === 'br' ? brotli(payload, { params }) : gzipped(payload);
};
