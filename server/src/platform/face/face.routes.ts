import { z } from 'zod';
import { NotFoundError } from '../errors.ts';
import type { Module } from '../http/createApp.ts';
import { faceAddress, faceFile } from './face.ts';

const params = z.strictObject({ file: z.string().max(40) });

/** The typeface of the pages, on the origin of each. */
export const faceRoutes: Module = () => async (app) => {
  const config = { access: { who: 'public' }, page: true } as const;
  app.get('/face/:file', { config, schema: { params } }, (request, reply) => {
    if (`/face/${request.params.file}` !== faceAddress) throw new NotFoundError();
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('font/woff2')
      .send(faceFile);
  });
};
