import { pipeline, Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { FastifyInstance, onSendAsyncHookHandler } from 'fastify';
import { acceptedEncoding, type Encoding } from './acceptedEncoding.ts';
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
  if (!isJson || !(payload instanceof Readable || isLong(payload))) return payload;
  if (reply.hasHeader('content-encoding')) return payload;
  addVary(reply, 'Accept-Encoding');
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding === undefined) return payload;
  void reply.header('content-encoding', encoding).removeHeader('content-length');
  if (payload instanceof Readable) return compressed(payload, encoding);
  return encoding === 'br' ? brotli(payload, { params }) : gzipped(payload);
};

const isLong = (payload: unknown): payload is string =>
  typeof payload === 'string' && payload.length >= smallestLength;

/**
 * Joins a stream and its compressed one, so that each ends with the other. Pieces go out as they
 * come.
 */
function compressed(payload: Readable, encoding: Encoding): Readable {
  const compressor =
    encoding === 'br'
      ? createBrotliCompress({ params, flush: constants.BROTLI_OPERATION_FLUSH })
      : createGzip({ flush: constants.Z_SYNC_FLUSH });
  // What goes wrong destroys both; whoever sends the compressed one says so.
  return pipeline(payload, compressor, () => undefined);
}
