import {
  emiCorrectionsAnswerSchema,
  emiCorrectionsRequestSchema,
  emiNetSchema,
  emiPartSchema,
} from '@portal/shared/contracts';
import {
  emiListedClasses,
  emiNetClass,
  emiPartRoles,
  memberName,
  type Locale,
} from '@portal/shared/domain';
import { describe } from '@portal/emi-engine/findings/describeFinding.ts';
import type { Said } from '@portal/emi-engine/findings/Finding.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { readerLocale } from '../../../platform/answers/localeOf.ts';
import { cutBatches, presentBatches } from '../../../platform/answers/long/readBatches.ts';
import { sendRows } from '../../../platform/answers/long/sendRows.ts';
import type { Module } from '../../../platform/http/createApp.ts';
import { viewerOf } from '../../../platform/http/Viewer.ts';
import {
  correctionsOf,
  type CorrectionKind,
  type CorrectionRecord,
} from '../jobs/corrections.queries.ts';
import { listsBytes } from '../jobs/jobLists.ts';
import { readSummary } from '../results/readResult.ts';
import { requireResultJob } from '../results/ResultJob.ts';
import { correctBoard } from './correctBoard.ts';
import { readNetClasses, readParts } from './readRecognized.ts';

const config = { access: { who: 'guest', sites: ['mf-demitasnx'] } } as const;
const params = z.object({ id: z.string() });
const path = '/api/v1/demitasnx/jobs/:id';

/** Roles of parts and classes of nets on which an analysis relied, and their corrections. */
export const emiRecognizedRoutes: Module = (deps) => async (app) => {
  const { db, blobs, longAnswers } = deps;

  /** Paced before reading, as findings are. */
  const open = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { job, kind }: { readonly job: string; readonly kind: CorrectionKind },
  ) => {
    const { id, project } = await requireResultJob(deps, viewerOf(request).team.id, job);
    const pace = longAnswers.pace(reply, viewerOf(request).sessionId);
    const { parts, nets } = (await readSummary(blobs, id)).counts;
    await pace.add(kind === 'part' ? parts : nets);
    const corrections = await correctionsOf(db, project, [kind]);
    return { id, pace, corrections: new Map(corrections.map((one) => [one.name, one])) };
  };

  app.get(`${path}/parts`, { config, schema: { params } }, async (request, reply) => {
    const locale = readerLocale(request);
    const of = { job: request.params.id, kind: 'part' } as const;
    const { id, pace, corrections } = await open(request, reply, of);
    const rows = presentBatches(cutBatches(pace, await readParts(blobs, id)), (one) => {
      const { part, role, source, confidence, why } = one;
      const correction = corrections.get(part);
      const corrected = emiPartRoles.find((each) => each === correction?.value);
      return {
        ...{ part, role, source, confidence, why: sentencesOf(why, locale) },
        correction:
          correction && corrected ? { role: corrected, ...authorOf(correction, locale) } : null,
      };
    });
    return sendRows(reply, emiPartSchema, rows);
  });

  app.get(`${path}/nets`, { config, schema: { params } }, async (request, reply) => {
    const locale = readerLocale(request);
    const of = { job: request.params.id, kind: 'net' } as const;
    const { id, pace, corrections } = await open(request, reply, of);
    const rows = presentBatches(cutBatches(pace, await readNetClasses(blobs, id)), (one) => {
      const { net, netClass, source, why } = one;
      const correction = corrections.get(net);
      const listed = Object.values(emiListedClasses).find((each) => each === correction?.value);
      return {
        ...{ net, class: emiNetClass(netClass), source, why: sentencesOf(why, locale) },
        correction:
          correction && listed
            ? { class: emiNetClass(listed), ...authorOf(correction, locale) }
            : null,
      };
    });
    return sendRows(reply, emiNetSchema, rows);
  });

  app.put(
    `${path}/corrections`,
    {
      bodyLimit: listsBytes,
      config,
      schema: {
        params,
        body: emiCorrectionsRequestSchema,
        response: { 200: emiCorrectionsAnswerSchema },
      },
    },
    (request) => {
      const { ip, body } = request;
      const locale = readerLocale(request);
      const asking = { viewer: viewerOf(request), locale, ip, job: request.params.id };
      return correctBoard(deps, asking, body);
    },
  );
};

function sentencesOf(why: readonly Said[], locale: Locale): string[] {
  return why.map((one) => describe(one, locale));
}

function authorOf(correction: CorrectionRecord, locale: Locale) {
  return {
    user_name: memberName(correction, locale),
    created_at: correction.created_at.toISOString(),
  };
}
