import {
  factorResetLinkSchema,
  factorResetOutcomeSchema,
  factorsSchema,
  usersSchema,
} from '@portal/shared/contracts';
import { z } from 'zod';
import { NotAllowedError } from '../../../platform/errors.ts';
import type { Module } from '../../../platform/http/createApp.ts';
import { viewerOf } from '../../../platform/http/Viewer.ts';
import { networkOf } from '../../../platform/limits/networkOf.ts';
import { takeCall } from '../../../platform/limits/takeCall.ts';
import { sendAccountPage } from '../../sign-in/pages/sendAccountPage.ts';
import { accountById } from '../../directory/people.queries.ts';
import { isStaff } from '../../directory/staff.queries.ts';
import { requireFactor } from '../../security/proof/requireFactor.ts';
import { requireRecentProof } from '../../security/proof/requireRecentProof.ts';
import { listUsers } from './listUsers.ts';
import { lockMember } from './users.policy.ts';
import { memberChanges } from './usersLimits.ts';
import { factorChanges, factorResets, resetLinks } from '../../security/factors/factorLimits.ts';
import { factorsOf } from '../../security/factors/factors.queries.ts';
import { beginReset } from '../../security/factor-reset/beginReset.ts';
import { stopByLink, stopReset } from '../../security/factor-reset/stopReset.ts';

const owner = { access: { who: 'owner' } } as const;
const visitor = { access: { who: 'visitor' } } as const;
const member = z.object({ id: z.string().max(100) });
const link = z.object({ token: z.string().max(100) });
const users = { params: member, response: { 200: usersSchema } };

/** Removal of lost second factors: the owner asks, the person or the owner stops it. */
export const factorResetRoutes: Module = (deps) => async (app) => {
  const { db } = deps;

  app.post(
    '/api/users/:id/factor-reset',
    { config: owner, schema: users, preHandler: [requireRecentProof(deps), requireFactor(deps)] },
    async (request) => {
      const viewer = viewerOf(request);
      const { id } = request.params;
      await takeCall(deps, memberChanges, viewer.user.id);
      await takeCall(deps, factorResets, `${viewer.team.id} ${id}`);
      await db.transaction().execute(async (trx) => {
        await lockMember(trx, viewer, id, 'transfer');
        const account = await accountById(trx, id);
        // What staff may do goes beyond the team: an operator decides.
        if (!account || (await isStaff(trx, id))) throw new NotAllowedError();
        const asked = { by: viewer.user.id, teamId: viewer.team.id, ip: request.ip };
        await beginReset(trx, deps, account, asked);
      });
      return listUsers(deps, viewer.team.id);
    },
  );

  app.delete('/api/users/:id/factor-reset', { config: owner, schema: users }, async (request) => {
    const viewer = viewerOf(request);
    const { id: accountId } = request.params;
    await takeCall(deps, memberChanges, viewer.user.id);
    await db.transaction().execute(async (trx) => {
      await lockMember(trx, viewer, accountId, 'transfer');
      await stopReset(trx, deps, { accountId, actor: viewer.user.id, ip: request.ip });
    });
    return listUsers(deps, viewer.team.id);
  });

  app.delete(
    '/api/factors/reset',
    { config: { access: { who: 'guest' } }, schema: { response: { 200: factorsSchema } } },
    async (request) => {
      const { id } = viewerOf(request).user;
      await takeCall(deps, factorChanges, id);
      await db
        .transaction()
        .execute((trx) => stopReset(trx, deps, { accountId: id, actor: id, ip: request.ip }));
      return factorsOf(db, id);
    },
  );

  // Opening the page changes nothing, since mail scanners open links, too.
  app.get(
    '/factor-reset/:token',
    { config: { ...visitor, page: true }, schema: { params: link } },
    (request, reply) =>
      sendAccountPage(deps, request, reply, { name: 'factor_reset', token: request.params.token }),
  );

  app.post(
    '/api/factor-reset/stop',
    {
      config: visitor,
      schema: { body: factorResetLinkSchema, response: { 200: factorResetOutcomeSchema } },
    },
    async ({ body, ip }) => {
      await takeCall(deps, resetLinks, networkOf(ip));
      const isStopped = await stopByLink(deps, { token: body.token, ip });
      return { outcome: isStopped ? ('stopped' as const) : ('over' as const) };
    },
  );
};
