import { addDays, tokyoDay } from '@portal/shared/domain';
import { z } from 'zod';
import { recordAudit } from '../../platform/db/audit.ts';
import { NotFoundError } from '../../platform/errors.ts';
import type { Module } from '../../platform/http/createApp.ts';
import { operatorOf } from '../../platform/http/Operator.ts';
import { createToken } from './createToken.ts';
import {
  createdTokenSchema,
  newTokenSchema,
  tokenScopesSchema,
  tokensAnswerSchema,
} from './tokens.contract.ts';
import { endToken, listTokens, type TokenRecord, tokenState } from './tokens.queries.ts';

const access = { who: 'operator', scopes: ['everything'] } as const;
/** A stolen token must not create others, which would outlive it. */
const machineAccess = { who: 'operator', scopes: ['machine'] } as const;

/** Operator routes of tokens: created on the server's machine, listed and ended from anywhere. */
export const tokensOperator: Module = (deps) => async (app) => {
  const { db, clock } = deps;

  app.post(
    '/operator/tokens',
    {
      config: { access: machineAccess },
      schema: { body: newTokenSchema, response: { 200: createdTokenSchema } },
    },
    async (request) => {
      const { body } = request;
      const token = await createToken(deps, body, operatorOf(request).actor);
      return { name: body.name, token };
    },
  );

  app.get(
    '/operator/tokens',
    { config: { access }, schema: { response: { 200: tokensAnswerSchema } } },
    async () => (await listTokens(db)).map((token) => presentToken(token, clock())),
  );

  app.post(
    '/operator/tokens/:name/end',
    {
      config: { access },
      schema: {
        params: z.object({ name: z.string() }),
        response: { 200: z.object({ done: z.literal(true) }) },
      },
    },
    async (request) => {
      const { name } = request.params;
      const at = clock();
      await db.transaction().execute(async (trx) => {
        const outcome = await endToken(trx, name, at);
        if (outcome === 'unknown') throw new NotFoundError();
        if (outcome === 'ended before') return;
        const { actor } = operatorOf(request);
        await recordAudit(trx, { at, actor, action: 'token.end', object: name });
      });
      return { done: true as const };
    },
  );
};

function presentToken(token: TokenRecord, now: Date) {
  const { name, scopes, created_at, created_by, expires_at, ended_at, last_used_at } = token;
  return {
    name,
    scopes: tokenScopesSchema.parse(scopes),
    state: tokenState(token, now),
    until: addDays(tokyoDay(expires_at), -1),
    created_at: created_at.toISOString(),
    created_by,
    last_used_at: last_used_at?.toISOString() ?? null,
    ended_at: ended_at?.toISOString() ?? null,
  };
}
