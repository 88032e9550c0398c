import {
  passkeyRequestSchema,
  proofAnswerSchema,
  proofRequestSchema,
  type PasswordAnswer,
  type ProofAnswer,
  type ShownFactor,
} from '@portal/shared/contracts';
import { InvalidError } from '../../platform/errors.ts';
import type { Module } from '../../platform/http/createApp.ts';
import { viewerOf } from '../../platform/http/Viewer.ts';
import { type Limit, takeCall } from '../../platform/limits/takeCall.ts';
import type { AccountRow } from '../directory/people.queries.ts';
import { accountOfViewer } from '../security/factors/accountOfViewer.ts';
import { checkFactor } from '../security/checkFactor.ts';
import { passkeyChallenges } from '../security/factors/factorLimits.ts';
import { askForPasskey } from '../security/passkeys/checkPasskey.ts';
import { factorKindsOf } from '../security/factors/factors.queries.ts';
import { checkCredentials } from './credentials/checkCredentials.ts';
import { knownBrowser } from './credentials/knownBrowsers.ts';
import { domainSignIn } from '../security/proof/domainSignIn.ts';
import { requireRecentProof } from '../security/proof/requireRecentProof.ts';
import { noteFactor, noteProof } from '../security/proof/sessionProof.queries.ts';

const access = { who: 'guest' } as const;
/** Proofs of one person, including wrong ones; each costs a password hash. */
const proofs: Limit = { name: 'proof', max: 30, seconds: 3600 };

interface Shown {
  readonly factor: ShownFactor;
  readonly sessionId: string;
  readonly ip: string;
}

/** The calls with which the signed-in person proves again who they are. */
export const stepUpRoutes: Module = (deps) => async (app) => {
  const { passwords } = deps;
  const recentProof = requireRecentProof(deps);

  app.post(
    '/api/proof/passkey',
    { config: { access }, schema: { response: { 200: passkeyRequestSchema } } },
    async (request) => {
      const { user, sessionId } = viewerOf(request);
      await takeCall(deps, passkeyChallenges, user.id);
      const owner = { accountId: user.id, purpose: 'proof', boundTo: sessionId } as const;
      return askForPasskey(deps, owner);
    },
  );

  app.post(
    '/api/proof',
    {
      config: { access },
      schema: { body: proofRequestSchema, response: { 200: proofAnswerSchema } },
    },
    async (request): Promise<ProofAnswer> => {
      const { user, sessionId } = viewerOf(request);
      const { password, factor } = request.body;
      await takeCall(deps, proofs, user.id);
      if (password === undefined) {
        if (!factor) throw new InvalidError({ password: 'required' });
        // A factor alone is no proof: it comes on top of one.
        await recentProof(request);
        const account = await accountOfViewer(deps.db, request);
        const shown = await showFactor(account, { factor, sessionId, ip: request.ip });
        if (shown.outcome !== 'accepted') return shown;
        await noteFactor(deps.db, sessionId, { now: deps.clock(), factor: factor.kind });
        return shown;
      }
      const { isBound } = await domainSignIn(deps.db, user.email);
      if (isBound) return { outcome: 'single_sign_on' };
      // A wrong password counts as a failed sign-in: an open session cannot be used to guess it.
      const check = await checkCredentials(deps, passwords, {
        email: user.email,
        password,
        ip: request.ip,
        knownBrowser: (account) => knownBrowser(request, deps, account),
      });
      if (check.outcome === 'locked') return { outcome: 'locked', wait_seconds: check.waitSeconds };
      if (check.outcome === 'refused') return { outcome: 'refused' };
      const factors = await factorKindsOf(deps.db, user.id);
      const proof = { now: deps.clock() };
      if (factors.length === 0) {
        await noteProof(deps.db, sessionId, proof);
        return { outcome: 'accepted' };
      }
      if (!factor) return { outcome: 'second_factor', factors };
      const shown = await showFactor(check.account, { factor, sessionId, ip: request.ip });
      if (shown.outcome !== 'accepted') return shown;
      await noteProof(deps.db, sessionId, { ...proof, factor: factor.kind });
      return shown;
    },
  );

  async function showFactor(
    account: AccountRow,
    { factor, sessionId, ip }: Shown,
  ): Promise<PasswordAnswer> {
    const at = { purpose: 'proof', boundTo: sessionId } as const;
    const shown = await checkFactor(deps, account, { factor, at, ip });
    switch (shown.outcome) {
      case 'matches':
        return { outcome: 'accepted' };
      case 'refused':
        return { outcome: 'refused' };
      case 'locked':
        return { outcome: 'locked', wait_seconds: shown.waitSeconds };
    }
  }
};
