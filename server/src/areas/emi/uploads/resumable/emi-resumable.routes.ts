import {
  emiOpenUploadsSchema,
  emiUploadOpenedSchema,
  emiUploadOpeningSchema,
} from '@portal/shared/contracts';
import { emiUploadBytes } from '@portal/shared/domain';
import { MemoryLocker } from '@tus/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { readerLocale } from '../../../../platform/answers/localeOf.ts';
import { newId } from '../../../../platform/db/newId.ts';
import { TooLargeError } from '../../../../platform/errors.ts';
import type { Module } from '../../../../platform/http/createApp.ts';
import { discardBody } from '../../../../platform/answers/discardBody.ts';
import { viewerOf } from '../../../../platform/http/Viewer.ts';
import { listsBytes, type GivenLists } from '../../jobs/jobLists.ts';
import { EmiUploadError } from '../EmiUploadError.ts';
import { emiOpenUploadRow } from './openUploads.presenter.ts';
import { partialKey, openUploadsOf } from './partialUploads.queries.ts';
import { PersonUploads } from './PersonUploads.ts';
import { takeTusHeaders, tusRequest } from './tusMessages.ts';
import { createTusServer, uploadsPath } from './createTusServer.ts';

const config = { access: { who: 'guest', sites: ['mf-demitasnx'] } } as const;
/** Enough for several people of a network who send pieces of 8 MB over a fast connection. */
const piecesLimit = { max: 1000, timeWindow: '1 minute' };
const params = z.object({ id: z.string() });
/** Bytes read from a refused piece, so that its sender gets the answer. */
const mostDiscarded = 2 * emiUploadBytes;

/**
 * `/api/v1/demitasnx/uploads`: resumable uploads of boards with the protocol tus 1.0 and its
 * extensions creation, expiration and termination.
 */
export const emiResumableRoutes: Module = (deps) => async (app) => {
  const locker = new MemoryLocker({ acquireLockTimeout: 10_000 });
  // A piece of a file is read while it arrives.
  app.addContentTypeParser('application/offset+octet-stream', (_request, payload, done) => {
    done(null, payload);
  });

  const askTus = async (
    request: FastifyRequest,
    reply: FastifyReply,
    id: string,
    lists: GivenLists = {},
  ) => {
    const asking = { viewer: viewerOf(request), locale: readerLocale(request), lists };
    const datastore = new PersonUploads(deps, asking);
    void reply.header('tus-resumable', '1.0.0');
    try {
      const tus = createTusServer({ datastore, locker, id });
      takeTusHeaders(await tus.handleWeb(tusRequest(request)), reply);
    } finally {
      if (!request.raw.readableEnded) discardBody(request, reply, mostDiscarded);
    }
    // The library would use the machine's clock.
    const { expiresAt } = datastore;
    if (expiresAt) void reply.header('upload-expires', expiresAt.toUTCString());
  };

  app.setErrorHandler((thrown, request, reply) => {
    const isPiece = thrown instanceof TooLargeError && request.method === 'PATCH';
    if (isPiece) discardBody(request, reply, mostDiscarded);
    const error = isPiece ? new EmiUploadError('file_size') : thrown;
    if (!(error instanceof EmiUploadError)) throw error;
    request.log.info({ reason: error.fault }, 'an upload of a board was refused');
    const message = error.describe(readerLocale(request));
    return reply
      .code(error.fault === 'file_size' ? 413 : 422)
      .send({ error: true, code: error.fault, message });
  });

  app.get(
    uploadsPath,
    { config, exposeHeadRoute: false, schema: { response: { 200: emiOpenUploadsSchema } } },
    async (request) => {
      const uploads = await openUploadsOf(deps.db, viewerOf(request), deps.clock());
      return Promise.all(
        uploads.map(async (upload) =>
          emiOpenUploadRow(upload, (await deps.partials.size(partialKey(upload.id))) ?? 0),
        ),
      );
    },
  );

  app.post(
    uploadsPath,
    {
      bodyLimit: listsBytes,
      config: { ...config, rateLimit: { max: 60, timeWindow: '1 minute' } },
      schema: { body: emiUploadOpeningSchema, response: { 201: emiUploadOpenedSchema } },
    },
    async (request, reply) => {
      const id = newId(deps.clock());
      await askTus(request, reply, id, request.body ?? {});
      return reply.code(201).send({ error: false as const, id });
    },
  );

  for (const method of ['HEAD', 'PATCH', 'DELETE'] as const) {
    app.route({
      method,
      url: `${uploadsPath}/:id`,
      config: {
        ...config,
        rateLimit: piecesLimit,
        ...(method === 'PATCH' && { streamBytes: emiUploadBytes }),
      },
      schema: { params },
      handler: async (request, reply) => {
        await askTus(request, reply, request.params.id);
        return reply.send();
      },
    });
  }
};
