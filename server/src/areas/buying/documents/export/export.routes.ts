import { exportQuerySchema } from '@portal/shared/contracts';
import type { Module } from '../../../../platform/http/createApp.ts';
import { viewerOf } from '../../../../platform/http/Viewer.ts';
import { NoVendorError } from '../../seller/NoVendorError.ts';
import { readBuyer } from '../../cart-pricing/readBuyer.ts';
import { buyers } from '../../../../platform/http/audiences.ts';
import { exportOrders } from './exportOrders.ts';

const rateLimit = { max: 10, timeWindow: '1 minute' };

/** `GET /api/orders/export`: the documents of a period as a ZIP, for bookkeeping. */
export const exportRoutes: Module = (deps) => async (app) => {
  app.get(
    '/api/orders/export',
    {
      config: { access: { ...buyers, sites: ['mf-orders'] }, rateLimit },
      schema: { querystring: exportQuerySchema },
    },
    async (request, reply) => {
      if (!deps.config.vendor) throw new NoVendorError();
      const { from, to } = request.query;
      const viewer = viewerOf(request);
      const { locale } = readBuyer(request);
      const pace = deps.longAnswers.pace(reply, viewer.sessionId);
      await pace.enter();
      const zip = await exportOrders(deps, { viewer, locale, from, to, pace });
      void reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename=documents_${from}_${to}.zip`);
      return reply.send(zip);
    },
  );
};
