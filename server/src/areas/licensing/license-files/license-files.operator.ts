import { code } from '@portal/shared/contracts';
import { z } from 'zod';
import { recordAudit } from '../../../platform/db/audit.ts';
import { NotFoundError } from '../../../platform/errors.ts';
import type { Module } from '../../../platform/http/createApp.ts';
import { operatorOf } from '../../../platform/http/Operator.ts';
import { forceNetwork } from './forceNetwork.ts';
import { revokeDevice } from './license-files.queries.ts';
import { vendorKeys, rotateVendorKey } from './vendorKeys.ts';

const access = { who: 'operator', scopes: ['everything'] } as const;
const done = z.object({ done: z.literal(true) });

/**
 * The operator API of devices, standalone licenses and vendor keys; each act writes an audit row.
 */
export const licenseFilesOperator: Module = (deps) => async (app) => {
  const { db, clock } = deps;

  app.post(
    '/operator/licenses/:number/network',
    {
      config: { access },
      schema: { params: z.object({ number: code(64) }), response: { 200: done } },
    },
    async (request) => {
      await forceNetwork(deps, request.params.number, operatorOf(request).actor);
      return { done: true as const };
    },
  );

  app.post(
    '/operator/devices/:id/revoke',
    {
      config: { access },
      schema: { params: z.object({ id: z.string() }), response: { 200: done } },
    },
    async (request) => {
      const { params } = request;
      const now = clock();
      await db.transaction().execute(async (trx) => {
        const device = await revokeDevice(trx, params.id, now);
        if (!device) throw new NotFoundError();
        await recordAudit(trx, {
          at: now,
          actor: operatorOf(request).actor,
          teamId: device.team_id,
          action: 'device.revoke',
          object: params.id,
          details: { host: device.host },
        });
      });
      return { done: true as const };
    },
  );

  app.post(
    '/operator/license-keys/rotate',
    { config: { access }, schema: { response: { 200: z.object({ kid: z.string() }) } } },
    async (request) => {
      const { actor } = operatorOf(request);
      await db.transaction().execute(rotateVendorKey);
      const [newest] = await vendorKeys(deps);
      const kid = newest?.kid ?? '';
      const act = { at: clock(), actor, action: 'license_key.rotate' as const, object: kid };
      await recordAudit(db, act);
      return { kid };
    },
  );
};
