import { z } from 'zod';
import { NotFoundError } from '../../errors.ts';
import type { Module } from '../../http/createApp.ts';
import { isAboutName } from './aboutNames.ts';
import { aboutPage, aboutPolicy } from './aboutPage.ts';

/** The demo's own pages in place of outside addresses, so that none of its links is dead. */
export const aboutRoutes: Module =
  ({ config }) =>
  async (app) => {
    if (!config.demo) return;
    app.get(
      '/about/:name',
      {
        config: { access: { who: 'public' }, page: true },
        schema: { params: z.object({ name: z.string() }) },
      },
      ({ params: { name } }, reply) => {
        if (!isAboutName(name)) throw new NotFoundError();
        return reply
          .header('content-security-policy', aboutPolicy)
          .header('cache-control', 'public, max-age=300')
          .type('text/html; charset=utf-8')
          .send(aboutPage(name));
      },
    );
  };
