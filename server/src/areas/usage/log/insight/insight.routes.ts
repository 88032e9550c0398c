import { usageInsightSchema, usagePeriodQuerySchema } from '@portal/shared/contracts';
import { tokyoDay } from '@portal/shared/domain';
import type { Module } from '../../../../platform/http/createApp.ts';
import { viewerOf } from '../../../../platform/http/Viewer.ts';
import { readPeriod } from '../readPeriod.ts';
import { usageReaders } from '../usage-log.policy.ts';
import { usageInsight } from './usageInsight.ts';

/** Insights from the usage log for team leads. */
export const insightRoutes: Module =
  ({ reading, clock }) =>
  async (app) => {
    app.get(
      '/api/log/insight',
      {
        config: { access: usageReaders },
        schema: { querystring: usagePeriodQuerySchema, response: { 200: usageInsightSchema } },
      },
      async (request) => {
        const today = tokyoDay(clock());
        const period = readPeriod('other', request.query, today);
        return usageInsight(reading.db(), viewerOf(request).team.id, { period, today });
      },
    );
  };
