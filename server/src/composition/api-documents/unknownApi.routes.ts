import { NotFoundError } from '../../platform/errors.ts';
import type { Module } from '../../platform/http/createApp.ts';

/** An unknown call is answered as JSON, never with the page that takes all other paths. */
export const unknownApiRoutes: Module = () => async (app) => {
  app.all('/api/*', { config: { access: { who: 'public' } } }, () => {
    throw new NotFoundError();
  });
};
