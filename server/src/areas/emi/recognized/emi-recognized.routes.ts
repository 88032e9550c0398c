import { emiNetSchema, emiPartSchema } from '@portal/shared/contracts';
import { emiNetClass, type Locale } from '@portal/shared/domain';
import { describe } from '@portal/emi-engine/findings/describeFinding.ts';
import type { Said } from '@portal/emi-engine/findings/Finding.ts';
import { z } from 'zod';
import { readerLocale } from '../../../platform/answers/localeOf.ts';
import { cutBatches, presentBatches } from '../../../platform/answers/long/readBatches.ts';
import { sendRows } from '../../../platform/answers/long/sendRows.ts';
import type { Module } from '../../../platform/http/createApp.ts';
import { viewerOf } from '../../../platform/http/Viewer.ts';
import { readSummary } from '../results/readResult.ts';
import { requireResultJob } from '../results/ResultJob.ts';
import { readNetClasses, readParts } from './readRecognized.ts';

const config = { access: { who: 'guest', sites: ['mf-demitasnx'] } } as const;
const params = z.object({ id: z.string() });
const path = '/api/v1/demitasnx/jobs/:id';

/** Roles of parts and classes of nets on which an analysis relied. */
export const emiRecognizedRoutes: Module = (deps) => async (app) => {
  const { blobs, longAnswers } = deps;

  app.get(`${path}/parts`, { config, schema: { params } }, async (request, reply) => {
    const locale = readerLocale(request);
    const { id } = await requireResultJob(deps, viewerOf(request).team.id, request.params.id);
    const pace = longAnswers.pace(reply, viewerOf(request).sessionId);
    await pace.add((await readSummary(blobs, id)).counts.parts);
    const rows = presentBatches(cutBatches(pace, await readParts(blobs, id)), (one) => ({
      ...{ part: one.part, role: one.role, source: one.source, confidence: one.confidence },
      why: sentencesOf(one.why, locale),
    }));
    return sendRows(reply, emiPartSchema, rows);
  });

  app.get(`${path}/nets`, { config, schema: { params } }, async (request, reply) => {
    const locale = readerLocale(request);
    const { id } = await requireResultJob(deps, viewerOf(request).team.id, request.params.id);
    const pace = longAnswers.pace(reply, viewerOf(request).sessionId);
    await pace.add((await readSummary(blobs, id)).counts.nets);
    const rows = presentBatches(cutBatches(pace, await readNetClasses(blobs, id)), (one) => ({
      ...{ net: one.net, class: emiNetClass(one.netClass), source: one.source },
      why: sentencesOf(one.why, locale),
    }));
    return sendRows(reply, emiNetSchema, rows);
  });
};

function sentencesOf(why: readonly Said[], locale: Locale): string[] {
  return why.map((one) => describe(one, locale));
}
