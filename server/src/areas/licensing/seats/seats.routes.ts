import { seatUseSchema, type SeatUse } from '@portal/shared/contracts';
import { adviceMonths, byProduct, monthsAgo } from '@portal/shared/domain';
import type { Module } from '../../../platform/http/createApp.ts';
import { viewerOf } from '../../../platform/http/Viewer.ts';
import { buyers } from '../../../platform/http/audiences.ts';
import { monthsOfUse } from './seats.queries.ts';

/** The actual use of a team's licenses, to decide how many to renew. */
export const seatsRoutes: Module =
  ({ db, clock }) =>
  async (app) => {
    app.get(
      '/api/licenses/seats',
      {
        config: { access: { ...buyers, sites: ['mf-store'] } },
        schema: { response: { 200: seatUseSchema } },
      },
      async (request): Promise<SeatUse> => {
        const thisMonth = monthsAgo(clock(), 0);
        const since = monthsAgo(thisMonth, adviceMonths - 1);
        const use = await monthsOfUse(db, viewerOf(request).team.id, since, thisMonth);
        return byProduct((product) =>
          use[product].length === 0 ? null : { months: use[product] },
        );
      },
    );
  };
