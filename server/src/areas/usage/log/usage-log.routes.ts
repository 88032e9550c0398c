import {
  partLinesSchema,
  usageByDaySchema,
  usageByMonthSchema,
  usageByUserSchema,
  usagePeriodQuerySchema,
  usageUserQuerySchema,
} from '@portal/shared/contracts';
import { tokyoDay } from '@portal/shared/domain';
import { localeOf, readerLocale } from '../../../platform/answers/localeOf.ts';
import { buyers } from '../../../platform/http/audiences.ts';
import type { Module } from '../../../platform/http/createApp.ts';
import { viewerOf } from '../../../platform/http/Viewer.ts';
import { readPeriod } from './readPeriod.ts';
import { usageByDay } from './usageByDay.ts';
import { usageByMonth } from './usageByMonth.ts';
import { usageByUser } from './usageByUser.ts';
import { usageFigures } from './usageFigures.ts';
import { usageReaders } from './usage-log.policy.ts';

const config = { access: usageReaders } as const;

/** The figures of the usage log, read from the roll-ups of the team's events. */
export const usageLogRoutes: Module =
  ({ reading, clock }) =>
  async (app) => {
    app.get(
      '/api/log/license',
      {
        config,
        schema: { querystring: usagePeriodQuerySchema, response: { 200: usageByDaySchema } },
      },
      async (request) => {
        const period = readPeriod('license', request.query, tokyoDay(clock()));
        return usageByDay(reading.db(), viewerOf(request).team.id, period);
      },
    );

    app.get(
      '/api/log/user',
      {
        config,
        schema: { querystring: usageUserQuerySchema, response: { 200: usageByUserSchema } },
      },
      async (request) => {
        const today = tokyoDay(clock());
        const { headers } = request;
        return usageByUser(reading.db(), viewerOf(request).team.id, {
          period: readPeriod('user', request.query, today),
          today,
          locale: localeOf({
            cookies: headers.cookie,
            acceptLanguage: headers['accept-language'],
          }),
        });
      },
    );

    app.get(
      '/api/log/other',
      {
        config,
        schema: { querystring: usagePeriodQuerySchema, response: { 200: usageByMonthSchema } },
      },
      async (request) => {
        const period = readPeriod('other', request.query, tokyoDay(clock()));
        return usageByMonth(reading.db(), viewerOf(request).team.id, period);
      },
    );

    app.get(
      '/api/log/overview',
      { config: { access: buyers }, schema: { response: { 200: partLinesSchema } } },
      (request) =>
        usageFigures(reading.db(), {
          teamId: viewerOf(request).team.id,
          today: tokyoDay(clock()),
          locale: readerLocale(request),
        }),
    );
  };
