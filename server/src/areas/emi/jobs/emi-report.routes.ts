import {
  emiReportQuerySchema,
  emiRerunAnswerSchema,
  emiRerunRequestSchema,
} from '@portal/shared/contracts';
import { isEmiReportOffered } from '@portal/shared/domain';
import { z } from 'zod';
import { readerLocale } from '../../../platform/answers/localeOf.ts';
import { sendBlob } from '../../../platform/blobs/sendBlob.ts';
import { jobFiles } from '@portal/emi-engine/job/JobOrder.ts';
import { GoneError, NotFoundError } from '../../../platform/errors.ts';
import type { Module } from '../../../platform/http/createApp.ts';
import { viewerOf } from '../../../platform/http/Viewer.ts';
import { emiJobOf } from './emi-jobs.queries.ts';
import { emiResultKey } from './emiBlobKeys.ts';
import { listsBytes } from './jobLists.ts';
import { rerunEmiJob } from './rerunEmiJob.ts';

const access = { who: 'guest', sites: ['mf-demitasnx'] } as const;
const params = z.object({ id: z.string() });

/** Actions on a finished job: download its report, and re-run the analysis. */
export const emiReportRoutes: Module = (deps) => async (app) => {
  const { db, blobs, clock } = deps;

  app.get(
    '/api/v1/demitasnx/report/download/:id',
    { config: { access }, schema: { params, querystring: emiReportQuerySchema } },
    async (request, reply) => {
      const { format = 'pdf', lang } = request.query;
      const job = await emiJobOf(db, viewerOf(request).team.id, request.params.id);
      if (job?.status !== 'success') throw new NotFoundError();
      if (!isEmiReportOffered(job.created_at, clock())) throw new GoneError();
      const key = emiResultKey(job.id, jobFiles[format](lang ?? job.locale));
      const file = await blobs.stat(key);
      if (!file) throw new NotFoundError();
      return sendBlob(
        blobs,
        {
          key,
          fileName: `emi-report-${job.id}.${format}`,
          size: file.size,
          etag: `"${job.id}-${lang ?? job.locale}-${format}"`,
          modifiedAt: job.finished_at ?? job.created_at,
        },
        request,
        reply,
      );
    },
  );

  app.post(
    '/api/v1/demitasnx/jobs/:id/rerun',
    {
      bodyLimit: listsBytes,
      config: { access },
      schema: { params, body: emiRerunRequestSchema, response: { 200: emiRerunAnswerSchema } },
    },
    (request) => {
      const locale = readerLocale(request);
      const asking = { viewer: viewerOf(request), locale, ip: request.ip };
      return rerunEmiJob(deps, asking, request.params.id, request.body);
    },
  );
};
