import { usageCsvQuerySchema, usageCsvSets } from '@portal/shared/contracts';
import { products, tokyoDay, usageCsvName } from '@portal/shared/domain';
import { z } from 'zod';
import { localeOf } from '../../../../platform/answers/localeOf.ts';
import type { Module } from '../../../../platform/http/createApp.ts';
import { viewerOf } from '../../../../platform/http/Viewer.ts';
import { sendCsv } from '../../../../platform/answers/long/sendCsv.ts';
import { readPeriod } from '../readPeriod.ts';
import { usageReaders } from '../usage-log.policy.ts';
import { usageCsv } from './usageCsv.ts';
import { usageCsvTexts } from './usageCsvTexts.ts';

const rateLimit = { max: 30, timeWindow: '1 minute' };
const paramsSchema = z.object({ set: z.enum(usageCsvSets) });

/** The usage log as CSV files. Without a product they contain both. */
export const usageCsvRoutes: Module =
  ({ reading, clock, longAnswers }) =>
  async (app) => {
    app.get(
      '/api/log/csv/:set',
      {
        config: { access: usageReaders, rateLimit },
        schema: { params: paramsSchema, querystring: usageCsvQuerySchema },
      },
      async (request, reply) => {
        const { query, headers } = request;
        const { set } = request.params;
        const { sessionId, team } = viewerOf(request);
        const today = tokyoDay(clock());
        const period = readPeriod(set === 'usage' ? 'user' : set, query, today);
        const locale = localeOf({
          cookies: headers.cookie,
          acceptLanguage: headers['accept-language'],
        });
        const pace = longAnswers.pace(reply, sessionId);
        await pace.enter();
        return sendCsv(reply, {
          name: usageCsvName(set, period),
          headings: usageCsvTexts[locale][set],
          batches: usageCsv(reading.db(), set, {
            teamId: team.id,
            period,
            products: query.product === undefined ? products : [query.product],
            today,
            locale,
            pace,
          }),
        });
      },
    );
  };
