import { code } from '@portal/shared/contracts';
import { z } from 'zod';
import { recordAudit } from '../../../platform/db/audit.ts';
import { ConflictError, InvalidError, NotFoundError } from '../../../platform/errors.ts';
import type { Module } from '../../../platform/http/createApp.ts';
import { operatorOf } from '../../../platform/http/Operator.ts';
import { resolveBankLine } from './bank-statements/bankLines.queries.ts';
import { importStatement } from './bank-statements/importStatement.ts';
import { StatementError } from './statement-files/StatementError.ts';
import { statementSentence } from './bank-statements/statementSentence.ts';
import { issueDocument } from '../documents/issueDocument.ts';
import { lockOrder } from '../orders/orders.queries.ts';
import { sweepPayments } from '../payments/sweepPayments.ts';
import { actForOperator } from './actForOperator.ts';
import {
  actedOrderSchema,
  importAnswerSchema,
  largestStatementBytes,
  layoutQuerySchema,
  operatorActs,
  orderActSchema,
  reissueSchema,
  reissuedSchema,
  resolveSchema,
  waitingSchema,
} from './back-office.contract.ts';
import { readWaiting } from './waiting.queries.ts';

const config = { access: { who: 'operator', scopes: ['office'] } } as const;
const readConfig = { access: { who: 'operator', scopes: ['read', 'office'] } } as const;

/** The operator API of the back office: waiting items, acts on orders, bank statements. */
export const backOfficeOperator: Module = (deps) => async (app) => {
  const { db, clock } = deps;
  app.addContentTypeParser('text/csv', { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body);
  });

  app.get(
    '/operator/orders/waiting',
    { config: readConfig, schema: { response: { 200: waitingSchema } } },
    () => readWaiting(db, clock()),
  );

  app.post(
    '/operator/orders/:number/:act',
    {
      config,
      schema: {
        params: z.object({ number: code(64), act: z.enum(operatorActs) }),
        body: orderActSchema,
        response: { 200: actedOrderSchema },
      },
    },
    async (request) => {
      const { number, act } = request.params;
      const { actor } = operatorOf(request);
      const acted = await actForOperator(deps, { number, act, actor, ...request.body });
      // Tells the gateway at once; if that fails, the sweep does it later.
      if (act === 'refund') await sweepPayments(deps);
      return acted;
    },
  );

  app.post(
    '/operator/orders/:number/documents',
    {
      config,
      schema: {
        params: z.object({ number: code(64) }),
        body: reissueSchema,
        response: { 200: reissuedSchema },
      },
    },
    async (request) => {
      const { kind, note } = request.body;
      const order = await lockOrder(db, { number: request.params.number });
      if (!order) throw new NotFoundError();
      const of = { orderId: order.id, teamId: order.team_id, kind };
      const { actor } = operatorOf(request);
      const document = await issueDocument(deps, { ...of, actor, reissue: note });
      if (!document || document === 'unknown') throw new ConflictError('not_offered');
      return { number: document.number };
    },
  );

  app.post(
    '/operator/bank-lines',
    {
      bodyLimit: largestStatementBytes,
      config,
      schema: {
        body: z.instanceof(Buffer),
        querystring: layoutQuerySchema,
        response: { 200: importAnswerSchema },
      },
    },
    async (request) => {
      try {
        const { actor } = operatorOf(request);
        const options = { actor, layout: request.query };
        const read = await importStatement(deps, request.body, options);
        if ('unclear' in read) return { unclear: read.unclear.map((cells) => [...cells]) };
        return {
          lines: read.lines.map(({ deposit, outcome, order, by, candidates }) => ({
            line: deposit.line,
            booked_on: deposit.bookedOn,
            amount: deposit.amount,
            payer: deposit.payer,
            outcome,
            order,
            by,
            candidates: [...candidates],
          })),
          broken: [...read.broken],
        };
      } catch (error) {
        if (error instanceof StatementError)
          throw new InvalidError({ file: statementSentence(error) });
        throw error;
      }
    },
  );

  app.post(
    '/operator/bank-lines/:id/resolve',
    {
      config,
      schema: {
        params: z.object({ id: z.string() }),
        body: resolveSchema,
        response: { 200: z.object({ done: z.literal(true) }) },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { note } = request.body;
      const at = clock();
      await db.transaction().execute(async (trx) => {
        if (!(await resolveBankLine(trx, id, { at, note }))) throw new NotFoundError();
        const act = { action: 'bank_line.resolve' as const, object: id, details: { note } };
        await recordAudit(trx, { at, actor: operatorOf(request).actor, ...act });
      });
      return { done: true as const };
    },
  );
};
