import multipart from '@fastify/multipart';
import { emiTokenSchema, emiUploadAnswerSchema } from '@portal/shared/contracts';
import { emiClassesBytes, emiUploadBytes } from '@portal/shared/domain';
import { readerLocale } from '../../../platform/answers/localeOf.ts';
import { TooLargeError } from '../../../platform/errors.ts';
import type { Module } from '../../../platform/http/createApp.ts';
import { discardBody } from '../../../platform/answers/discardBody.ts';
import { viewerOf } from '../../../platform/http/Viewer.ts';
import { EmiUploadError } from './EmiUploadError.ts';
import { issueEmiToken } from './emiTokens.ts';
import { readEmiForm } from './readEmiForm.ts';
import { takeEmiUpload } from './takeEmiUpload.ts';

const access = { who: 'guest' } as const;
/** An archive, its two lists and the same size for all other fields. */
const formBytes = emiUploadBytes + 3 * emiClassesBytes;
/**
 * Bytes read from a refused form, so that its sender gets the answer: the largest archive and more.
 */
const mostDiscarded = 2 * emiUploadBytes;

/** `GET /api/v1/demitasnx/auth` and `POST /api/v1/demitasnx/post`: the upload of a board. */
export const emiUploadsRoutes: Module = (deps) => async (app) => {
  await app.register(multipart, { throwFileSizeLimit: false });

  app.setErrorHandler((error, request, reply) => {
    if (!(error instanceof TooLargeError)) throw error;
    discardBody(request, reply, mostDiscarded);
    const message = new EmiUploadError('file_size').describe(readerLocale(request));
    return reply.code(413).send({ error: 'true', message });
  });

  app.get(
    '/api/v1/demitasnx/auth',
    {
      config: {
        access: { ...access, sites: ['mf-demitasnx'] },
        rateLimit: { max: 60, timeWindow: '1 minute' },
      },
      schema: { response: { 200: emiTokenSchema } },
    },
    async (request) => ({
      error: false as const,
      token: await issueEmiToken(deps, viewerOf(request)),
    }),
  );

  app.post(
    '/api/v1/demitasnx/post',
    {
      config: { access, streamBytes: formBytes },
      schema: { response: { 200: emiUploadAnswerSchema } },
    },
    async (request, reply) => {
      const viewer = viewerOf(request);
      const locale = readerLocale(request);
      try {
        const id = await readEmiForm(request, {
          locale,
          onFile: (fields, file) => takeEmiUpload(deps, { viewer, locale, fields }, file),
        });
        return { error: 'false' as const, id };
      } catch (error) {
        if (!(error instanceof EmiUploadError)) throw error;
        request.log.info({ reason: error.fault }, 'an upload of a board was refused');
        discardBody(request, reply, mostDiscarded);
        return { error: 'true' as const, message: error.describe(locale) };
      }
    },
  );
};
