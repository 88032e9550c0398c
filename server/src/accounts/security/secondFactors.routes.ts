import {
  factorAddedSchema,
  factorsSchema,
  recoveryCodesSchema,
  totpConfirmationRequestSchema,
  totpSetUpSchema,
  type FactorAddedAnswer,
} from '@portal/shared/contracts';
import type { Module } from '../../platform/http/createApp.ts';
import { viewerOf } from '../../platform/http/Viewer.ts';
import { takeCall } from '../../platform/limits/takeCall.ts';
import { requireFactor } from './proof/requireFactor.ts';
import { requireRecentProof } from './proof/requireRecentProof.ts';
import { noteProof } from './proof/sessionProof.queries.ts';
import { accountOfViewer } from './factors/accountOfViewer.ts';
import { factorChanges, factorConfirmations } from './factors/factorLimits.ts';
import { factorsOf } from './factors/factors.queries.ts';
import { removeFactor } from './removeFactor.ts';
import { renewRecoveryCodes } from './recovery-codes/renewRecoveryCodes.ts';
import { beginTotp, confirmTotpSetUp } from './totp/setUpTotp.ts';
import { deleteTotp } from './factors/totp.queries.ts';

const config = { access: { who: 'guest' } } as const;

/** The second factors of the signed-in person: authenticator app and recovery codes. */
export const secondFactorsRoutes: Module = (deps) => async (app) => {
  const { db, clock } = deps;
  const recentProof = requireRecentProof(deps);
  const appShown = requireFactor(deps, 'totp');

  app.get('/api/factors', { config, schema: { response: { 200: factorsSchema } } }, (request) =>
    factorsOf(db, viewerOf(request).user.id),
  );

  app.post(
    '/api/factors/totp',
    { config, schema: { response: { 200: totpSetUpSchema } }, preHandler: [recentProof, appShown] },
    async (request) => {
      const { user } = viewerOf(request);
      await takeCall(deps, factorChanges, user.id);
      return beginTotp(deps, user);
    },
  );

  app.post(
    '/api/factors/totp/confirm',
    {
      config,
      schema: { body: totpConfirmationRequestSchema, response: { 200: factorAddedSchema } },
      preHandler: appShown,
    },
    async (request): Promise<FactorAddedAnswer> => {
      const { user, sessionId } = viewerOf(request);
      await takeCall(deps, factorConfirmations, user.id);
      const { code } = request.body;
      const added = await confirmTotpSetUp(deps, await accountOfViewer(db, request), {
        code,
        ip: request.ip,
      });
      if (typeof added === 'string') return { outcome: added };
      await noteProof(db, sessionId, { now: clock(), factor: 'totp' });
      return {
        outcome: 'added',
        factors: await factorsOf(db, user.id),
        recovery_codes: added.codes && [...added.codes],
      };
    },
  );

  app.delete(
    '/api/factors/totp',
    { config, schema: { response: { 200: factorsSchema } }, preHandler: [recentProof, appShown] },
    async (request) => {
      const { user } = viewerOf(request);
      await takeCall(deps, factorChanges, user.id);
      await removeFactor(deps, await accountOfViewer(db, request), {
        kind: 'totp',
        ip: request.ip,
        remove: (trx) => deleteTotp(trx, user.id),
      });
      return factorsOf(db, user.id);
    },
  );

  app.post(
    '/api/factors/recovery-codes',
    {
      config,
      schema: { response: { 200: recoveryCodesSchema } },
      preHandler: [recentProof, requireFactor(deps)],
    },
    async (request) => {
      const { user } = viewerOf(request);
      await takeCall(deps, factorChanges, user.id);
      const codes = await renewRecoveryCodes(deps, await accountOfViewer(db, request), request.ip);
      return { factors: await factorsOf(db, user.id), recovery_codes: [...codes] };
    },
  );
};
