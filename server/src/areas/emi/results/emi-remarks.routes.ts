import {
  emiRemarkRequestSchema,
  emiThreadSchema,
  type EmiRemarkRequest,
  type EmiThread,
} from '@portal/shared/contracts';
import { memberName, type Locale } from '@portal/shared/domain';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../../platform/Deps.ts';
import { announceChange } from '../../../platform/db/Announcements.ts';
import { readerLocale } from '../../../platform/answers/localeOf.ts';
import { NotFoundError } from '../../../platform/errors.ts';
import type { Module } from '../../../platform/http/createApp.ts';
import { viewerOf } from '../../../platform/http/Viewer.ts';
import { type Limit, takeCall } from '../../../platform/limits/takeCall.ts';
import { lockSuppressions } from '../jobs/suppressions.queries.ts';
import { listRunFindings } from './listRunFindings.ts';
import { requireResultJob, type ResultJob } from './ResultJob.ts';
import { sayRemark, type Said } from './sayRemark.ts';
import { colleaguesOf, remarksOf } from './threads.queries.ts';

const config = { access: { who: 'guest', sites: ['mf-demitasnx'] } } as const;
const params = z.object({ id: z.string(), key: z.string() });
const path = '/api/v1/demitasnx/jobs/:id/findings/:key/remarks';
/** Rate limit of one person's remarks. */
const remarks: Limit = { name: 'emi-remark', max: 120, seconds: 3600 };

/** The thread of a finding. Everybody who may upload a board may read and write it. */
export const emiRemarksRoutes: Module = (deps) => async (app) => {
  const { db, clock } = deps;
  const response = { 200: emiThreadSchema };
  const jobOf = (request: FastifyRequest, id: string) =>
    requireResultJob(deps, viewerOf(request).team.id, id);

  app.get(path, { config, schema: { params, response } }, async (request) => {
    const { id, key } = request.params;
    return threadAt(deps, await jobOf(request, id), key, readerLocale(request));
  });

  app.post(
    path,
    { config, schema: { params, body: emiRemarkRequestSchema, response } },
    async (request) => {
      const { id, key } = request.params;
      const { user, team } = viewerOf(request);
      await takeCall(deps, remarks, user.id);
      const job = await jobOf(request, id);
      const said = saidIn(request.body);
      await db.transaction().execute(async (trx) => {
        await lockSuppressions(trx, job.project);
        const run = await listRunFindings({ ...deps, db: trx }, job);
        const number = run.listed.findIndex((each) => each.key === key);
        if (number < 0) throw new NotFoundError();
        const people = await colleaguesOf(trx, team.id);
        if (said.whom !== null && !people.some((one) => one.id === said.whom))
          throw new NotFoundError();
        await sayRemark(trx, { job, run, number, userId: user.id, now: clock() }, said);
        await announceChange(trx, { kind: 'emi', teamId: team.id });
      });
      return threadAt(deps, job, key, readerLocale(request));
    },
  );
};

function saidIn(request: EmiRemarkRequest): Said {
  const { act } = request;
  return {
    act,
    text: act === 'comment' ? request.text : '',
    whom: act === 'comment' || act === 'assign' ? request.whom : null,
  };
}

async function threadAt(
  deps: Pick<Deps, 'db' | 'blobs'>,
  job: ResultJob,
  key: string,
  locale: Locale,
): Promise<EmiThread> {
  const { listed } = await listRunFindings(deps, job);
  const found = listed.find((each) => each.key === key);
  if (!found) throw new NotFoundError();
  const { thread } = found;
  const { teamId } = job.project;
  const people = await colleaguesOf(deps.db, teamId);
  const rows = thread ? await remarksOf(deps.db, teamId, thread.id) : [];
  return {
    assignee:
      thread?.assignee == null ? null : { id: thread.assignee, name: memberName(thread, locale) },
    is_fixed: thread?.is_fixed ?? false,
    remarks: rows.map(({ id, act, text, whom, created_at, whom_last, whom_first, ...author }) => ({
      ...{ id, act, text, user_name: memberName(author, locale) },
      whom_name:
        whom === null ? null : memberName({ last_name: whom_last, first_name: whom_first }, locale),
      created_at: created_at.toISOString(),
    })),
    people: people.map((one) => ({ id: one.id, name: memberName(one, locale) })),
  };
}
