import {
  endAtAnswerSchema,
  endAtRequestSchema,
  errorSchema,
  licenseSchema,
  licenseUpdateSchema,
  licensesQuerySchema,
  licensesSchema,
  searchAnswerSchema,
  searchQuerySchema,
} from '@portal/shared/contracts';
import {
  canToggleAutoRenewal,
  licenseListView,
  renewedEndsOn,
  toCalendarDay,
  tokyoDay,
} from '@portal/shared/domain';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { readerLocale } from '../../../platform/answers/localeOf.ts';
import { searchRateLimit } from '../../../platform/answers/searchAnswer.ts';
import { recordAudit } from '../../../platform/db/audit.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { ConflictError, NotAllowedError, NotFoundError } from '../../../platform/errors.ts';
import type { Module } from '../../../platform/http/createApp.ts';
import { viewerOf, type Viewer } from '../../../platform/http/Viewer.ts';
import { sendRows } from '../../../platform/answers/long/sendRows.ts';
import { allLicenses, firstLicenses } from './licenses.list.ts';
import { toActor, releaseRefusalFor } from './licenses.policy.ts';
import { toLicense, type LicenseReader } from './licenses.presenter.ts';
import { findLicenses } from './licenses.search.ts';
import { endLeases, lockLicense, setAutoRenewals } from './licenses.queries.ts';

const refusal = z.object({ error: z.literal(true), code: z.string() });
const wholeList = { view: licenseListView.initial, renewable: false };

/**
 * The license list and its search, and the acts on one license: release, auto-renewal, new end
 * date.
 */
export const licensesRoutes: Module = (deps) => async (app) => {
  const reading = (request: FastifyRequest) => {
    const now = deps.clock();
    return { now, today: tokyoDay(now), locale: readerLocale(request) };
  };

  app.get(
    '/api/licenses',
    {
      config: { access: { who: 'guest', sites: ['mf-licenses', 'mf-store'] } },
      schema: { querystring: licensesQuerySchema, response: { 200: licensesSchema } },
    },
    async (request, reply) => {
      const { updateble, updatable, limit } = request.query;
      const { sessionId, team } = viewerOf(request);
      const list = {
        teamId: team.id,
        view: licenseListView.parse(new URL(request.url, 'http://localhost').searchParams),
        renewable: updateble === true || updatable === true,
        ...reading(request),
      };
      if (limit === undefined) {
        const pace = deps.longAnswers.pace(reply, sessionId);
        return sendRows(reply, licenseSchema, allLicenses(deps, list, pace));
      }
      const pace = deps.longAnswers.pace(reply);
      const { rows, total } = await firstLicenses(deps, { ...list, limit }, pace);
      void reply.header('x-total-count', total);
      return rows;
    },
  );

  app.get(
    '/api/licenses/search',
    {
      config: { access: { who: 'guest' }, rateLimit: searchRateLimit },
      schema: { querystring: searchQuerySchema, response: { 200: searchAnswerSchema } },
    },
    (request) => {
      const { team, user } = viewerOf(request);
      const { q } = request.query;
      const withPeople = user.role !== 'guest';
      return findLicenses(deps.db, { teamId: team.id, q, withPeople, ...reading(request) });
    },
  );

  app.delete(
    '/api/license/:id',
    {
      config: { access: { who: 'guest', sites: ['mf-licenses'] } },
      schema: {
        params: z.object({ id: z.string() }),
        querystring: z.object({ active_user_id: z.string().optional() }),
        response: { 200: licensesSchema },
      },
    },
    async (request, reply) => {
      const viewer = viewerOf(request);
      const reader = reading(request);
      await release(deps, viewer, {
        id: request.params.id,
        seenUserId: request.query.active_user_id,
        ip: request.ip,
        ...reader,
      });
      const list = { ...wholeList, teamId: viewer.team.id, ...reader };
      // The answer to a release does not wait for other lists and exports of the same person.
      return sendRows(reply, licenseSchema, allLicenses(deps, list, deps.longAnswers.pace(reply)));
    },
  );

  app.post(
    '/api/license/update',
    {
      config: { access: { who: 'manager', country: 'JP', sites: ['mf-licenses'] } },
      schema: { response: { 200: z.union([z.object({ success: z.literal(true) }), errorSchema]) } },
    },
    async (request) => {
      const body = licenseUpdateSchema.safeParse(request.body);
      if (!body.success) return { error: true as const, code: 'invalid' };
      const viewer = viewerOf(request);
      const { license_id: id, auto_continue: autoContinue } = body.data;
      const isChanged = await changeAutoRenewal(deps, viewer, { id, autoContinue, ip: request.ip });
      return isChanged ? { success: true as const } : { error: true as const, code: 'trial' };
    },
  );

  app.post(
    '/api/license/endat',
    {
      config: { access: { who: 'manager', sites: ['mf-store'] } },
      schema: { response: { 200: z.union([endAtAnswerSchema, refusal]) } },
    },
    (request) => {
      const body = endAtRequestSchema.safeParse(request.body);
      if (!body.success) return { error: true as const, code: 'invalid' };
      return { end_at: renewedEndsOn(toCalendarDay(body.data.end_at), body.data.month) };
    },
  );
};

interface Release extends LicenseReader {
  readonly id: string;
  readonly seenUserId: string | undefined;
  readonly ip: string;
  readonly now: Date;
}

async function release(
  { db }: Deps,
  viewer: Viewer,
  { id, seenUserId, ip, now, ...reader }: Release,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const record = await lockLicense(trx, viewer.team.id, id, now);
    if (!record) throw new NotFoundError();
    const refused = releaseRefusalFor(toLicense(record, reader), toActor(viewer), seenUserId);
    if (refused === 'not_allowed') throw new NotAllowedError();
    if (refused !== null) throw new ConflictError(refused);
    await endLeases(trx, viewer.team.id, [id]);
    await recordAudit(trx, {
      at: now,
      actor: viewer.user.id,
      teamId: viewer.team.id,
      ip,
      action: 'license.release',
      object: record.number,
      details: { active_user_id: record.active_id },
    });
  });
}

/** Switches auto-renewal. @returns false for a trial, which has none. */
async function changeAutoRenewal(
  { db, clock }: Deps,
  viewer: Viewer,
  { id, autoContinue, ip }: { id: string; autoContinue: boolean; ip: string },
): Promise<boolean> {
  const now = clock();
  return db.transaction().execute(async (trx) => {
    const record = await lockLicense(trx, viewer.team.id, id, now);
    if (!record) throw new NotFoundError();
    if (!canToggleAutoRenewal(record, toActor(viewer))) return false;
    await setAutoRenewals(trx, viewer.team.id, [id], autoContinue);
    await recordAudit(trx, {
      at: now,
      actor: viewer.user.id,
      teamId: viewer.team.id,
      ip,
      action: 'license.auto_renewal',
      object: record.number,
      details: { auto_continue: autoContinue },
    });
    return true;
  });
}
