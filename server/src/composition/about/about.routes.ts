import { z } from 'zod';
import { NotFoundError } from '../../platform/errors.ts';
import type { Module } from '../../platform/http/createApp.ts';
import { aboutManual, isManualName } from './aboutManual.ts';
import { isAboutName } from './aboutNames.ts';
import { aboutPage, aboutPolicy } from './aboutPage.ts';

/** The demo's pages in place of external addresses, so that no link is dead. */
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
      async ({ params: { name } }, reply) => {
        if (!isAboutName(name)) throw new NotFoundError();
        void reply.header('cache-control', 'public, max-age=300');
        if (isManualName(name)) return reply.type('application/pdf').send(await aboutManual(name));
        return reply
          .header('content-security-policy', aboutPolicy)
          .type('text/html; charset=utf-8')
          .send(aboutPage(name));
      },
    );
  };
