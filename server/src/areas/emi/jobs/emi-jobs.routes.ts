import { emiJobsSchema, partLinesSchema } from '@portal/shared/contracts';
import { readerLocale } from '../../../platform/answers/localeOf.ts';
import type { Module } from '../../../platform/http/createApp.ts';
import { viewerOf } from '../../../platform/http/Viewer.ts';
import { emiJobRow } from './emi-jobs.presenter.ts';
import { emiOverview } from './emi-jobs.overview.ts';
import { emiJobsOf } from './emi-jobs.queries.ts';

const config = { access: { who: 'guest', sites: ['mf-demitasnx'] } } as const;

/** `GET /api/demitasnx/jobs/`: the analyses of a team; and their part of the overview. */
export const emiJobsRoutes: Module =
  ({ db, clock }) =>
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

    app.get(
      '/api/demitasnx/overview',
      { config: { access: { who: 'guest' } }, schema: { response: { 200: partLinesSchema } } },
      (request) =>
        emiOverview(db, {
          teamId: viewerOf(request).team.id,
          now: clock(),
          locale: readerLocale(request),
        }),
    );
  };
