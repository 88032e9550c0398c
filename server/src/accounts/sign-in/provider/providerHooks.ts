import { factorKind } from '@portal/shared/contracts';
import type { Middleware } from 'koa';
import type { Provider } from 'oidc-provider';
import type { Deps } from '../../../platform/Deps.ts';
import { endSessionsJob } from '../../../platform/protocol/managerJobs.ts';
import { extendSession } from './extendSession.ts';
import { noteProof } from '../../security/proof/sessionProof.queries.ts';
import { noteDevice, noteSeen } from '../../security/sessions/sessions.queries.ts';
import { hasOidc } from './answerFaults.ts';
import { afterSignOut } from './signOut.ts';

/**
 * The header in which the provider finds the caller's network address: the server sets it on each
 * request that it hands over, whatever the caller has sent, since it knows which proxies to trust.
 */
export const ipHeader = 'x-real-ip';

/** What the portal adds to the provider's own answers, by the provider's route names. */
export function providerHooks(deps: Deps, provider: Provider): Middleware {
  return async (ctx, next) => {
    await next();
    if (!hasOidc(ctx)) return;
    const { route, session, params } = ctx.oidc;
    if (route === 'resume' && ctx.oidc.result?.login && session?.accountId !== undefined) {
      // The person has just signed in; a silent authorization is no sign-in.
      const factor = factorKind.safeParse(ctx.oidc.result['factor']).data;
      // A registration proves nothing that a sensitive act asks for.
      if (ctx.oidc.result['by'] !== 'registration') {
        await noteProof(deps.db, session.uid, { now: deps.clock(), factor });
      }
      await noteDevice(deps.db, {
        sessionUid: session.uid,
        accountId: session.accountId,
        userAgent: ctx.get('user-agent'),
        ip: ctx.get(ipHeader),
        now: deps.clock(),
      });
    }
    if (route === 'authorization' && session?.accountId !== undefined) {
      await noteSeen(deps.db, session.uid, { now: deps.clock(), ip: ctx.get(ipHeader) });
    }
    if (route === 'end_session' && ctx.status === 200 && session?.accountId === undefined) {
      // Nobody is signed in here: the provider would show a page that submits itself.
      ctx.status = 303;
      ctx.redirect(afterSignOut(deps, ctx));
    }
    if (route === 'end_session_confirm' && ctx.status === 303 && params?.['logout'] && session) {
      await deps.queue.enqueue(deps.db, endSessionsJob, { provider_session: session.uid });
    }
    if (route === 'token' && ctx.status === 200) {
      // The manager's page is open and renews its tokens: a sign of life here too.
      const uid = ctx.oidc.entities.RefreshToken?.sessionUid;
      const live = uid === undefined ? undefined : await provider.Session.findByUid(uid);
      // The tokens in the answer exist only once: a failed sign of life must not lose them.
      if (live) {
        await extendSession(deps, live).catch((error: unknown) => {
          deps.log.error({ err: error }, 'a sign of life was not noted');
        });
      }
    }
  };
}
