import { usageReportSchema } from '@portal/shared/contracts';
import { monthsAgo } from '@portal/shared/domain';
import type { Module } from '../../../../platform/http/createApp.ts';
import { viewerOf } from '../../../../platform/http/Viewer.ts';
import { usageReaders } from '../usage-log.policy.ts';
import { isSubscribed, setSubscription } from './report.queries.ts';

const config = { access: { ...usageReaders, who: 'owner' } } as const;

/** Subscription to the monthly report; the team's owner decides. */
export const usageReportRoutes: Module =
  ({ db, clock }) =>
  async (app) => {
    app.get(
      '/api/log/report',
      { config, schema: { response: { 200: usageReportSchema } } },
      async (request) => {
        const { team, user } = viewerOf(request);
        return { subscribed: await isSubscribed(db, team.id, user.id) };
      },
    );

    app.put(
      '/api/log/report',
      { config, schema: { body: usageReportSchema, response: { 200: usageReportSchema } } },
      async (request) => {
        const { team, user } = viewerOf(request);
        const { subscribed } = request.body;
        const lastMonth = monthsAgo(clock(), 1);
        await setSubscription(db, { teamId: team.id, userId: user.id, subscribed, lastMonth });
        return { subscribed };
      },
    );
  };
