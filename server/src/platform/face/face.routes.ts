import type { Module } from '../http/createApp.ts';
import { faceAddress, faceFile } from './face.ts';

/** The typeface of the pages, on the origin of each. */
export const faceRoutes: Module = () => async (app) => {
  app.get(faceAddress, { config: { access: { who: 'public' }, page: true } }, (_, reply) =>
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('font/woff2')
      .send(faceFile),
  );
};
