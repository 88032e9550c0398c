import {
  code,
  licenseEventsQuerySchema,
  licenseEventsSchema,
  licensePageSchema,
  licenseUsesQuerySchema,
  licenseUsesSchema,
  type LicensePage,
} from '@portal/shared/contracts';
import { tokyoDay } from '@portal/shared/domain';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { readerLocale } from '../../../platform/answers/localeOf.ts';
import { NotFoundError } from '../../../platform/errors.ts';
import { isPermitted } from '../../../platform/http/accessHook.ts';
import type { Module } from '../../../platform/http/createApp.ts';
import { viewerOf } from '../../../platform/http/Viewer.ts';
import { buyers } from '../../../platform/http/audiences.ts';
import { licenseRow } from '../licenses/licenses.presenter.ts';
import { eventsPage, licenseOrder, pageRows, usesPage } from './licensePage.presenter.ts';
import {
  eventsOfLicense,
  licenseByNumber,
  ordersOfLicense,
  presentUse,
  usesOfLicense,
} from './licensePage.queries.ts';

const params = z.object({ number: code(64) });
/** One extra row tells whether there are more. */
const limit = pageRows + 1;

/**
 * The page of one license, by its number. All members of its team see the license; orders,
 * documents and use are for those who may see orders and the usage log.
 */
export const licensePageRoutes: Module =
  ({ db, clock }) =>
  async (app) => {
    const opened = async (request: FastifyRequest<{ Params: z.infer<typeof params> }>) => {
      const now = clock();
      const { team } = viewerOf(request);
      const license = await licenseByNumber(db, team.id, request.params.number, now);
      if (!license) throw new NotFoundError();
      return { license, teamId: team.id, now, locale: readerLocale(request) };
    };
    type Opened = Awaited<ReturnType<typeof opened>>;

    const recordOf = async ({ license, teamId, now, locale }: Opened) => {
      const { id, number } = license;
      const [use, orders, uses] = await Promise.all([
        presentUse(db, teamId, id, now),
        ordersOfLicense(db, teamId, license),
        usesOfLicense(db, teamId, { licenseId: id, limit }),
      ]);
      const numbers = orders.map((order) => order.number);
      const events = await eventsOfLicense(db, teamId, { number, orders: numbers, limit });
      return {
        computer: use?.host ?? null,
        last_used_at: use?.last_used_at?.toISOString() ?? null,
        orders: orders.map(licenseOrder),
        uses: usesPage(uses, locale),
        events: eventsPage(events, orders, locale),
      };
    };

    app.get(
      '/api/licenses/:number',
      {
        config: { access: { who: 'guest', sites: ['mf-licenses'] } },
        schema: { params, response: { 200: licensePageSchema } },
      },
      async (request): Promise<LicensePage> => {
        const found = await opened(request);
        const { license, now, locale } = found;
        return {
          license: licenseRow(license, { today: tokyoDay(now), locale }),
          record: isPermitted(buyers, request.viewer) ? await recordOf(found) : null,
        };
      },
    );

    app.get(
      '/api/licenses/:number/uses',
      {
        config: { access: { ...buyers, sites: ['mf-licenses'] } },
        schema: {
          params,
          querystring: licenseUsesQuerySchema,
          response: { 200: licenseUsesSchema },
        },
      },
      async (request) => {
        const { license, teamId, locale } = await opened(request);
        const [day = '', userId = ''] = request.query.before.split(' ');
        const before = { day, userId };
        const uses = await usesOfLicense(db, teamId, { licenseId: license.id, before, limit });
        return usesPage(uses, locale);
      },
    );

    app.get(
      '/api/licenses/:number/events',
      {
        config: { access: { ...buyers, sites: ['mf-licenses'] } },
        schema: {
          params,
          querystring: licenseEventsQuerySchema,
          response: { 200: licenseEventsSchema },
        },
      },
      async (request) => {
        const { license, teamId, locale } = await opened(request);
        const orders = await ordersOfLicense(db, teamId, license);
        const events = await eventsOfLicense(db, teamId, {
          number: license.number,
          orders: orders.map(({ number }) => number),
          before: request.query.before,
          limit,
        });
        return eventsPage(events, orders, locale);
      },
    );
  };
