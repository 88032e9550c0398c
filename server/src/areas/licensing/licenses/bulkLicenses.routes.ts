import {
  bulkAnswerSchema,
  bulkAutoRenewalSchema,
  bulkReleaseSchema,
} from '@portal/shared/contracts';
import { tokyoDay } from '@portal/shared/domain';
import { readerLocale } from '../../../platform/answers/localeOf.ts';
import type { Module } from '../../../platform/http/createApp.ts';
import { viewerOf } from '../../../platform/http/Viewer.ts';
import { actOnLicenses, autoRenewalAct, releaseAct } from './actOnLicenses.ts';

/** 500 licenses, each with two ids of up to 64 characters. */
const bodyLimit = 128 * 1024;
/** A selection of ten thousand licenses takes twenty calls. */
const rateLimit = { max: 120, timeWindow: '1 minute' };

/** Acts on several licenses at once: release, and auto-renewal on or off. */
export const bulkLicensesRoutes: Module = (deps) => async (app) => {
  app.post(
    '/api/licenses/bulk/release',
    {
      bodyLimit,
      config: { access: { who: 'guest', sites: ['mf-licenses'] }, rateLimit },
      schema: { body: bulkReleaseSchema, response: { 200: bulkAnswerSchema } },
    },
    (request) => {
      const viewer = viewerOf(request);
      const seen = new Map(request.body.licenses.map((each) => [each.id, each.active_user_id]));
      const reader = { locale: readerLocale(request), today: tokyoDay(deps.clock()) };
      return actOnLicenses(
        deps,
        { viewer, ip: request.ip, ids: [...seen.keys()] },
        releaseAct(viewer, seen, reader),
      );
    },
  );

  app.post(
    '/api/licenses/bulk/auto-continue',
    {
      bodyLimit,
      config: { access: { who: 'manager', country: 'JP', sites: ['mf-licenses'] }, rateLimit },
      schema: { body: bulkAutoRenewalSchema, response: { 200: bulkAnswerSchema } },
    },
    (request) => {
      const viewer = viewerOf(request);
      const { ids, auto_continue: isOn } = request.body;
      return actOnLicenses(deps, { viewer, ip: request.ip, ids }, autoRenewalAct(viewer, isOn));
    },
  );
};
