import { NotFoundError } from '../../platform/errors.ts';
import type { Module } from '../../platform/http/createApp.ts';

/** Responds to unknown calls with JSON instead of the page for all other paths. */
export const unknownApiRoutes: Module = () => async (app) => {
  app.all('/api/*', { config: { access: { who: 'public' } } }, () => {
    throw new NotFoundError();
  });
};
