import { emiJobsSchema } from '@portal/shared/contracts';
import { readerLocale } from '../../../platform/answers/localeOf.ts';
import type { Module } from '../../../platform/http/createApp.ts';
import { viewerOf } from '../../../platform/http/Viewer.ts';
import { emiJobRow } from './emi-jobs.presenter.ts';
import { emiJobsOf } from './emi-jobs.queries.ts';

const config = { access: { who: 'guest', sites: ['mf-demitasnx'] } } as const;

/** `GET /api/demitasnx/jobs/`: the analyses of a team. */
export const emiJobsRoutes: Module =
  ({ db }) =>
  async (app) => {
    app.get(
      '/api/demitasnx/jobs',
      { config, schema: { response: { 200: emiJobsSchema } } },
      async (request) => {
        const jobs = await emiJobsOf(db, viewerOf(request).team.id);
        const locale = readerLocale(request);
        return jobs.map((job) => emiJobRow(job, locale));
      },
    );
  };
