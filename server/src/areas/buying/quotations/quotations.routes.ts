import {
  claimAnswerSchema,
  claimRequestSchema,
  code,
  explanationOf,
  documentFileQuerySchema,
  partLinesSchema,
  quotationAnswerSchema,
  quotationSchema,
  quotationsSchema,
  quotedCartSchema,
  searchAnswerSchema,
  searchQuerySchema,
} from '@portal/shared/contracts';
import { tokyoDay } from '@portal/shared/domain';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { searchRateLimit } from '../../../platform/answers/searchAnswer.ts';
import { NotFoundError, RequestError } from '../../../platform/errors.ts';
import type { Module } from '../../../platform/http/createApp.ts';
import { viewerOf } from '../../../platform/http/Viewer.ts';
import { readBuyer } from '../cart-pricing/readBuyer.ts';
import { cartBody } from '../cart-pricing/cartBody.ts';
import { cartRefusalSchema, orRefusal } from '../cart-pricing/CartRefusal.ts';
import { buyers, visitorsAndMembers } from '../../../platform/http/audiences.ts';
import { claimQuotation } from './claimQuotation.ts';
import { issueQuotation } from './issueQuotation.ts';
import { quotationDocument } from './paper/quotationDocument.ts';
import { translateQuotation } from './paper/translateQuotation.ts';
import {
  quotationByToken,
  quotationOf,
  quotationsOf,
} from '../cart-pricing/quoted/quotations.queries.ts';
import { endingQuotations, renewingQuotations } from './quotationLines.ts';
import { findQuotations } from './quotations.search.ts';
import { quotationRow } from './quotations.presenter.ts';
import { readStoredQuotation } from '../cart-pricing/quoted/storedQuotation.ts';
import { quotedCart } from './quotedCart.ts';

/** The quotation is no longer valid: 410 `quotation_expired`. */
class QuotationOverError extends RequestError {
  override readonly name = 'QuotationOverError';
  constructor() {
    super(410, 'quotation_expired');
  }
}

/** Each call inserts a row, and visitors may call too. */
const rateLimit = { max: 60, timeWindow: '1 minute' };
/** The first call for a document draws it. */
const documentRateLimit = { max: 120, timeWindow: '1 minute' };
const storeBuyers = { ...buyers, sites: ['mf-store'] } as const;
const members = { config: { access: storeBuyers } } as const;
/** Calls of the portal's own pages that embedded pages do not need. */
const ownPages = { config: { access: buyers } } as const;
const idParams = z.object({ id: z.string() });

/** Quotations: made, read by anybody with the address, listed for the team, turned into a cart. */
export const quotationsRoutes: Module = (deps) => async (app) => {
  const { db, clock, keys } = deps;
  const readerOf = (request: FastifyRequest) => ({
    teamId: viewerOf(request).team.id,
    today: tokyoDay(clock()),
    locale: readBuyer(request).locale,
  });
  const findOwn = async (request: FastifyRequest, id: string) => {
    const record = await quotationOf(db, viewerOf(request).team.id, id);
    if (!record) throw new NotFoundError();
    return record;
  };

  app.post(
    '/api/pdf/quotation',
    {
      ...cartBody,
      config: { access: { ...visitorsAndMembers, sites: ['mf-store'] }, rateLimit },
      schema: { response: { 200: z.union([quotationAnswerSchema, cartRefusalSchema]) } },
    },
    (request) => orRefusal(() => issueQuotation(deps, readBuyer(request), request.body)),
  );

  app.get(
    '/pdf/quotation/:hash',
    {
      // The address is the key: it can be passed on to the person who decides about the purchase.
      config: { access: { who: 'public' }, page: true, rateLimit: documentRateLimit },
      schema: { params: z.object({ hash: z.string() }), querystring: documentFileQuerySchema },
    },
    async (request, reply) => {
      const record = await quotationByToken(db, request.params.hash);
      if (!record) throw new NotFoundError();
      if (record.valid_until < tokyoDay(clock())) throw new QuotationOverError();
      void reply
        .type('application/pdf')
        .header('content-disposition', 'attachment; filename=quotation.pdf')
        .header('cache-control', 'private, no-store')
        .header('referrer-policy', 'no-referrer');
      if (request.query.translated === true) return reply.send(await translateQuotation(record));
      return reply.send((await quotationDocument(deps, record)).content);
    },
  );

  app.get(
    '/api/quotations',
    { ...members, schema: { response: { 200: quotationsSchema } } },
    async (request) => {
      const records = await quotationsOf(db, viewerOf(request).team.id).execute();
      return records.map((record) => quotationRow(record, { keys, ...readerOf(request) }));
    },
  );

  app.get(
    '/api/quotations/search',
    {
      config: { access: buyers, rateLimit: searchRateLimit },
      schema: { querystring: searchQuerySchema, response: { 200: searchAnswerSchema } },
    },
    (request) =>
      findQuotations(db, {
        teamId: viewerOf(request).team.id,
        q: request.query.q,
        locale: readBuyer(request).locale,
      }),
  );

  app.get(
    '/api/quotations/ending',
    { ...ownPages, schema: { response: { 200: partLinesSchema } } },
    (request) => endingQuotations(db, readerOf(request)),
  );

  app.get(
    '/api/licenses/:number/quotations',
    {
      ...ownPages,
      schema: { params: z.object({ number: code(64) }), response: { 200: partLinesSchema } },
    },
    (request) => renewingQuotations(db, { ...readerOf(request), license: request.params.number }),
  );

  app.get(
    '/api/quotation/:id',
    { ...members, schema: { params: idParams, response: { 200: quotationSchema } } },
    async (request) => {
      const record = await findOwn(request, request.params.id);
      const { start_at, form, breakdown, renewals } = readStoredQuotation(record.snapshot);
      const explanation = explanationOf(breakdown);
      return {
        ...quotationRow(record, { keys, ...readerOf(request) }),
        start_at,
        form,
        explanation,
        renewals,
      };
    },
  );

  app.get(
    '/api/quotation/:id/cart',
    {
      ...members,
      schema: {
        params: idParams,
        response: { 200: z.union([quotedCartSchema, cartRefusalSchema]) },
      },
    },
    async (request) => {
      const record = await findOwn(request, request.params.id);
      return orRefusal(() =>
        quotedCart(deps, { ...readBuyer(request), viewer: viewerOf(request) }, record),
      );
    },
  );

  app.post(
    '/api/quotation/claim',
    {
      config: { access: storeBuyers, rateLimit },
      schema: {
        body: claimRequestSchema,
        response: { 200: z.union([claimAnswerSchema, cartRefusalSchema]) },
      },
    },
    async (request) => {
      const { hash } = request.body;
      const { locale } = readBuyer(request);
      return orRefusal(() => claimQuotation(deps, { viewer: viewerOf(request), locale, hash }));
    },
  );
};
