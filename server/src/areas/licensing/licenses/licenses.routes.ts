import {
  endAtAnswerSchema,
  endAtRequestSchema,
  errorSchema,
  licenseFiguresSchema,
  licenseSchema,
  licenseUpdateSchema,
  licensesQuerySchema,
  licensesSchema,
  partLinesSchema,
  searchAnswerSchema,
  searchQuerySchema,
  type BulkRefusal,
  type LicenseFigures,
} from '@portal/shared/contracts';
import { licenseListView, renewedEndsOn, toCalendarDay, tokyoDay } from '@portal/shared/domain';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { readerLocale } from '../../../platform/answers/localeOf.ts';
import { searchRateLimit } from '../../../platform/answers/searchAnswer.ts';
import { ConflictError, NotAllowedError, NotFoundError } from '../../../platform/errors.ts';
import type { Module } from '../../../platform/http/createApp.ts';
import { isPermitted } from '../../../platform/http/accessHook.ts';
import { buyers } from '../../../platform/http/audiences.ts';
import { viewerOf } from '../../../platform/http/Viewer.ts';
import { sendRows } from '../../../platform/answers/long/sendRows.ts';
import { actOnLicenses, autoRenewalAct, releaseAct } from './actOnLicenses.ts';
import { allLicenses, firstLicenses } from './licenses.list.ts';
import { countLicenses, licenseFigures } from './licenses.overview.ts';
import { findLicenses } from './licenses.search.ts';

const wholeList = { view: licenseListView.initial, renewable: false };

/**
 * The license list, its search and figures, and the acts on one license: release, auto-renewal, new end
 * date.
 */
export const licensesRoutes: Module = (deps) => async (app) => {
  const reading = (request: FastifyRequest) => {
    const now = deps.clock();
    return {
      now,
      today: tokyoDay(now),
      locale: readerLocale(request),
      seesUse: isPermitted(buyers, request.viewer),
    };
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

  app.get(
    '/api/licenses/overview',
    { config: { access: { who: 'guest' } }, schema: { response: { 200: partLinesSchema } } },
    (request) =>
      licenseFigures(deps.db, { teamId: viewerOf(request).team.id, ...reading(request) }),
  );

  app.get(
    '/api/licenses/figures',
    {
      config: { access: { who: 'guest', sites: ['mf-licenses'] } },
      schema: { response: { 200: licenseFiguresSchema } },
    },
    async (request): Promise<LicenseFigures> => {
      const reader = reading(request);
      const teamId = viewerOf(request).team.id;
      const { free, inUse, idle, trial, ending } = await countLicenses(deps.db, {
        teamId,
        ...reader,
      });
      return {
        free,
        in_use: inUse,
        idle,
        trial,
        near_expiry: ending,
      };
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
      const { id } = request.params;
      const seen = new Map([[id, request.query.active_user_id]]);
      const {
        refused: [refusal],
      } = await actOnLicenses(
        deps,
        { viewer, ip: request.ip, ids: [id] },
        releaseAct(viewer, seen, reader),
      );
      if (refusal) throw refusalError(refusal.code);
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
      const { license_id: id, auto_continue: isOn } = body.data;
      const {
        refused: [refusal],
      } = await actOnLicenses(
        deps,
        { viewer, ip: request.ip, ids: [id] },
        autoRenewalAct(viewer, isOn),
      );
      if (refusal?.code === 'not_found') throw new NotFoundError();
      return refusal ? { error: true as const, code: refusal.code } : { success: true as const };
    },
  );

  app.post(
    '/api/license/endat',
    {
      config: { access: { who: 'manager', sites: ['mf-store'] } },
      schema: { response: { 200: z.union([endAtAnswerSchema, errorSchema]) } },
    },
    (request) => {
      const body = endAtRequestSchema.safeParse(request.body);
      if (!body.success) return { error: true as const, code: 'invalid' };
      return { end_at: renewedEndsOn(toCalendarDay(body.data.end_at), body.data.month) };
    },
  );
};

/** The error of a refused release. */
function refusalError(code: BulkRefusal): Error {
  if (code === 'not_found') return new NotFoundError();
  return code === 'not_allowed' ? new NotAllowedError() : new ConflictError(code);
}
