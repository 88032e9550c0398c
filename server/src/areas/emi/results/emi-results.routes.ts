import {
  emiChangeSchema,
  emiClassesSchema,
  emiFindingSchema,
  emiResultSchema,
  emiSettingsSchema,
} from '@portal/shared/contracts';
import { emiNetClass } from '@portal/shared/domain';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { readerLocale } from '../../../platform/answers/localeOf.ts';
import { NotFoundError } from '../../../platform/errors.ts';
import type { Module } from '../../../platform/http/createApp.ts';
import { viewerOf } from '../../../platform/http/Viewer.ts';
import { cutBatches, presentBatches } from '../../../platform/answers/long/readBatches.ts';
import { sendRows } from '../../../platform/answers/long/sendRows.ts';
import { emiJobRow } from '../jobs/emi-jobs.presenter.ts';
import { choiceAfter } from '../jobs/EmiJobError.ts';
import { emiJobOf, listedEmiJobOf } from '../jobs/emi-jobs.queries.ts';
import { compareRuns } from './compareRuns.ts';
import { presentFinding } from './emi-results.presenter.ts';
import { countRunFindings, listRunFindings } from './listRunFindings.ts';
import { presentResult } from './presentResult.ts';
import { readNets } from './readFindings.ts';
import { requireResultJob } from './ResultJob.ts';
import { sendDrawing } from './sendDrawing.ts';

const config = { access: { who: 'guest', sites: ['mf-demitasnx'] } } as const;
const params = z.object({ id: z.string() });
const path = '/api/v1/demitasnx/jobs/:id';

/** One analysis: the job, its findings, classes and drawing, and the changes between runs. */
export const emiResultsRoutes: Module = (deps) => async (app) => {
  const { db, blobs, longAnswers } = deps;
  const jobOf = (request: FastifyRequest, id: string) =>
    requireResultJob(deps, viewerOf(request).team.id, id);

  app.get(
    path,
    { config, schema: { params, response: { 200: emiResultSchema } } },
    async (request) => {
      const locale = readerLocale(request);
      const { id } = viewerOf(request).team;
      const job = await listedEmiJobOf(db, id, request.params.id);
      if (!job) throw new NotFoundError();
      const project = { teamId: id, label: job.label };
      const isDone = job.status === 'success';
      const result = isDone ? await presentResult(deps, { ...job, project }, locale) : null;
      const of = job.status === 'failed' ? choiceAfter(job.error) : null;
      const failed = of && (await emiJobOf(db, id, job.id));
      const choice = failed ? { of, settings: emiSettingsSchema.parse(failed.settings) } : null;
      return { job: emiJobRow(job, locale), choice, result };
    },
  );

  app.get(`${path}/findings`, { config, schema: { params } }, async (request, reply) => {
    const locale = readerLocale(request);
    const job = await jobOf(request, request.params.id);
    const pace = longAnswers.pace(reply, viewerOf(request).sessionId);
    // Paced before reading, so that a session never holds the findings of several large boards.
    await pace.add(await countRunFindings(deps, job));
    const { listed } = await listRunFindings(deps, job);
    const rows = presentBatches(cutBatches(pace, listed), (one) => presentFinding(one, locale));
    return sendRows(reply, emiFindingSchema, rows);
  });

  app.get(
    `${path}/classes`,
    { config, schema: { params, response: { 200: emiClassesSchema } } },
    async (request) => {
      const { id, project } = await jobOf(request, request.params.id);
      const job = await emiJobOf(db, project.teamId, id);
      if (!job) throw new NotFoundError();
      const nets = await readNets(blobs, id);
      return {
        given: job.classes,
        settings: emiSettingsSchema.parse(job.settings),
        nets: nets.map(({ name, netClass, source }) => ({
          ...{ net: name, class: emiNetClass(netClass), source },
        })),
      };
    },
  );

  app.get(`${path}/board`, { config, schema: { params } }, async (request, reply) =>
    sendDrawing(deps, await jobOf(request, request.params.id), request, reply),
  );

  app.get(
    `${path}/compare/:other`,
    { config, schema: { params: params.extend({ other: z.string() }) } },
    async (request, reply) => {
      const locale = readerLocale(request);
      const job = await jobOf(request, request.params.id);
      const other = await jobOf(request, request.params.other);
      if (other.project.label !== job.project.label) throw new NotFoundError();
      const pace = longAnswers.pace(reply, viewerOf(request).sessionId);
      for (const each of [job, other]) await pace.add(await countRunFindings(deps, each));
      const runs = [await listRunFindings(deps, job), await listRunFindings(deps, other)] as const;
      const changes = compareRuns(...runs);
      const rows = presentBatches(cutBatches(pace, changes), (change) => change(locale));
      return sendRows(reply, emiChangeSchema, rows);
    },
  );
};
