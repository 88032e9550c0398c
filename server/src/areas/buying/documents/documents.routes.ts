import { randomBytes } from 'node:crypto';
import {
  documentFileQuerySchema,
  documentRequestSchema,
  documentTokenSchema,
  partLinesSchema,
  searchAnswerSchema,
  searchQuerySchema,
} from '@portal/shared/contracts';
import { documentKinds, type Locale } from '@portal/shared/domain';
import { z } from 'zod';
import { readerLocale } from '../../../platform/answers/localeOf.ts';
import { searchRateLimit } from '../../../platform/answers/searchAnswer.ts';
import { NotFoundError } from '../../../platform/errors.ts';
import type { Module } from '../../../platform/http/createApp.ts';
import { viewerOf } from '../../../platform/http/Viewer.ts';
import { buyers } from '../../../platform/http/audiences.ts';
import { documentFile } from './documentFile.ts';
import { insertToken, takeToken } from './documents.queries.ts';
import { findDocuments } from './documents.search.ts';
import { ordersOverview } from './orders.overview.ts';
import { issueDocument } from './issueDocument.ts';
import { translateDocument } from './translateDocument.ts';
import { sampleInvoice } from './sampleInvoice.ts';

const tokenMs = 5 * 60_000;
const rateLimit = { max: 120, timeWindow: '1 minute' };
/** The license page offers the documents of its orders, too. */
const access = { ...buyers, sites: ['mf-licenses', 'mf-orders'] } as const;

/**
 * The documents of an order: `POST` returns a token, `GET` opens the document once with it. Also
 * their search, the overview's part of orders, and the public sample invoice.
 */
export const documentsRoutes: Module = (deps) => async (app) => {
  const { db, clock, config } = deps;
  const samples = new Map<Locale, Promise<Buffer>>();

  for (const kind of documentKinds) {
    app.post(
      `/api/pdf/${kind}`,
      {
        config: { access, rateLimit },
        schema: { body: documentRequestSchema, response: { 200: documentTokenSchema } },
      },
      async (request, reply) => {
        const { user, team } = viewerOf(request);
        const wanted = { orderId: request.body.order_id, teamId: team.id, kind, actor: user.id };
        const document = await issueDocument(deps, wanted);
        if (document === 'unknown') throw new NotFoundError();
        void reply.type('text/plain; charset=utf-8').serializer((text: string) => text);
        if (!document) return '';
        const token = randomBytes(32).toString('base64url');
        const until = new Date(clock().getTime() + tokenMs);
        await insertToken(db, { token, documentId: document.id, userId: user.id, until });
        return token;
      },
    );

    app.get(
      `/pdf/${kind}/:token`,
      {
        // A HEAD request would consume the token.
        exposeHeadRoute: false,
        config: { access, page: true, rateLimit },
        schema: { params: z.object({ token: z.string() }), querystring: documentFileQuerySchema },
      },
      async (request, reply) => {
        const { user, team } = viewerOf(request);
        const { token } = request.params;
        const asked = { token, kind, userId: user.id, teamId: team.id, now: clock() };
        const document = await takeToken(db, asked);
        if (!document) throw new NotFoundError();
        const isTranslated = request.query.translated === true;
        const content = isTranslated
          ? await translateDocument(deps, document)
          : (await documentFile(deps, document)).content;
        if (!content) throw new NotFoundError();
        void reply
          .type('application/pdf')
          .header('content-disposition', `attachment; filename=${document.number}.pdf`)
          .header('cache-control', 'private, no-store')
          .header('referrer-policy', 'no-referrer');
        return reply.send(content);
      },
    );
  }

  app.get(
    '/api/orders/overview',
    { config: { access: buyers }, schema: { response: { 200: partLinesSchema } } },
    (request) =>
      ordersOverview(db, { teamId: viewerOf(request).team.id, locale: readerLocale(request) }),
  );

  app.get(
    '/api/documents/search',
    {
      config: { access: buyers, rateLimit: searchRateLimit },
      schema: { querystring: searchQuerySchema, response: { 200: searchAnswerSchema } },
    },
    (request) =>
      findDocuments(db, {
        teamId: viewerOf(request).team.id,
        q: request.query.q,
        locale: readerLocale(request),
      }),
  );

  app.get(
    '/pdf/invoice_sample.pdf',
    { config: { access: { who: 'public' }, page: true, rateLimit } },
    async (request, reply) => {
      const locale = readerLocale(request);
      const sample = samples.get(locale) ?? draw(locale);
      samples.set(locale, sample);
      void reply
        .type('application/pdf')
        .header('content-disposition', 'inline; filename=invoice_sample.pdf')
        .header('cache-control', 'private, max-age=3600')
        .header('vary', 'Accept-Language, Cookie');
      return reply.send(await sample);
    },
  );

  async function draw(locale: Locale): Promise<Buffer> {
    const { drawBusinessPaper } = await import('@portal/paper/drawBusinessPaper.ts');
    return drawBusinessPaper(sampleInvoice(locale, config));
  }
};
