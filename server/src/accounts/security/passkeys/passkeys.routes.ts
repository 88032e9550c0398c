import {
  factorAddedSchema,
  factorsSchema,
  newPasskeyRequestSchema,
  passkeyCreationSchema,
  passkeyNameRequestSchema,
  passkeyParamsSchema,
  type FactorAddedAnswer,
} from '@portal/shared/contracts';
import { NotFoundError } from '../../../platform/errors.ts';
import type { Module } from '../../../platform/http/createApp.ts';
import { viewerOf } from '../../../platform/http/Viewer.ts';
import { takeCall } from '../../../platform/limits/takeCall.ts';
import { requireFactor } from '../proof/requireFactor.ts';
import { requireRecentProof } from '../proof/requireRecentProof.ts';
import { noteProof } from '../proof/sessionProof.queries.ts';
import { accountOfViewer } from '../factors/accountOfViewer.ts';
import { factorChanges, passkeyChallenges } from '../factors/factorLimits.ts';
import { factorsOf } from '../factors/factors.queries.ts';
import { removeFactor } from '../removeFactor.ts';
import { deletePasskey, renamePasskey } from '../factors/passkeys.queries.ts';
import { beginPasskey, finishPasskey } from './registerPasskey.ts';

const config = { access: { who: 'guest' } } as const;
/** The attestation of a security key has up to 20,000 characters, and so may its other parts. */
const credentialBytes = 96 * 1024;

/** The passkeys of the signed-in person. */
export const passkeysRoutes: Module = (deps) => async (app) => {
  const { db, clock } = deps;
  const recentProof = requireRecentProof(deps);
  const factorShown = requireFactor(deps);

  app.post(
    '/api/factors/passkeys/options',
    {
      config,
      schema: { response: { 200: passkeyCreationSchema } },
      preHandler: [recentProof, factorShown],
    },
    async (request) => {
      const { user, sessionId } = viewerOf(request);
      await takeCall(deps, passkeyChallenges, user.id);
      return beginPasskey(deps, user, sessionId);
    },
  );

  app.post(
    '/api/factors/passkeys',
    {
      bodyLimit: credentialBytes,
      config,
      schema: { body: newPasskeyRequestSchema, response: { 200: factorAddedSchema } },
      preHandler: factorShown,
    },
    async (request): Promise<FactorAddedAnswer> => {
      const { user, sessionId } = viewerOf(request);
      await takeCall(deps, factorChanges, user.id);
      const account = await accountOfViewer(db, request);
      const added = await finishPasskey(deps, account, {
        ...request.body,
        sessionId,
        ip: request.ip,
      });
      if (typeof added === 'string') return { outcome: added };
      await noteProof(db, sessionId, { now: clock(), factor: 'passkey' });
      return {
        outcome: 'added',
        factors: await factorsOf(db, user.id),
        recovery_codes: added.codes && [...added.codes],
      };
    },
  );

  app.put(
    '/api/factors/passkeys/:id',
    {
      config,
      schema: {
        params: passkeyParamsSchema,
        body: passkeyNameRequestSchema,
        response: { 200: factorsSchema },
      },
    },
    async (request) => {
      const { user } = viewerOf(request);
      await takeCall(deps, factorChanges, user.id);
      const passkey = { id: request.params.id, accountId: user.id };
      if (!(await renamePasskey(db, passkey, request.body.name))) throw new NotFoundError();
      return factorsOf(db, user.id);
    },
  );

  app.delete(
    '/api/factors/passkeys/:id',
    {
      config,
      schema: { params: passkeyParamsSchema, response: { 200: factorsSchema } },
      preHandler: [recentProof, requireFactor(deps, 'passkey')],
    },
    async (request) => {
      const { user } = viewerOf(request);
      const { id } = request.params;
      await takeCall(deps, factorChanges, user.id);
      await removeFactor(deps, await accountOfViewer(db, request), {
        kind: 'passkey',
        ip: request.ip,
        remove: (trx) => deletePasskey(trx, { id, accountId: user.id }),
      });
      return factorsOf(db, user.id);
    },
  );
};
