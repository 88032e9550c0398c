import type { Configuration, KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { Deps } from '../../../platform/Deps.ts';
import { endSessionsJob } from '../../../platform/protocol/managerJobs.ts';
import { managerAfterSignOut } from '../../../platform/protocol/managerClient.ts';
import { isKept } from '../../security/sessions/sessionSeconds.ts';
import { showScreen } from './renderProblem.ts';

type Features = NonNullable<Configuration['features']>;
type LogoutSource = NonNullable<NonNullable<Features['rpInitiatedLogout']>['logoutSource']>;

/**
 * Ends the session at once when the caller's ID token proves whose it is. Anybody else, such as a
 * person lured here by a link, is asked first. A kept session outlives the manager's: only signing
 * out ends it.
 */
export function askToSignOut(deps: Deps): LogoutSource {
  return async (ctx) => {
    const { session, entities, provider, urlFor } = readable(ctx);
    if (session && entities.IdTokenHint?.payload['sub'] === session.accountId) {
      if (!isKept(session) || isSignOut(deps, ctx)) {
        await endProviderSession(deps, provider, session);
        ctx.cookies.set(provider.cookieName('session'), null, { path: '/', signed: true });
      }
      ctx.status = 303;
      ctx.redirect(afterSignOut(deps, ctx));
      return;
    }
    const secret = session?.state?.['secret'];
    await showScreen(deps, ctx, {
      name: 'sign_out',
      action: new URL(urlFor('end_session_confirm')).pathname,
      proof: typeof secret === 'string' ? secret : '',
    });
  };
}

/** Whether the person chose to sign out; otherwise the manager's session has ended. */
function isSignOut({ config }: Pick<Deps, 'config'>, { oidc }: KoaContextWithOIDC): boolean {
  const wanted = oidc.params?.['post_logout_redirect_uri'];
  return wanted !== managerAfterSignOut(config, 'session_ended');
}

function readable(ctx: KoaContextWithOIDC) {
  const { session, entities, provider } = ctx.oidc;
  return { session, entities, provider, urlFor: (name: string) => ctx.oidc.urlFor(name) };
}

type Session = InstanceType<Provider['Session']>;

/** Ends a session of the provider, what was granted in it, and the manager's session with it. */
export async function endProviderSession(
  { db, queue }: Pick<Deps, 'db' | 'queue'>,
  provider: Provider,
  session: Session,
): Promise<void> {
  for (const { grantId } of Object.values(session.authorizations ?? {})) {
    if (grantId === undefined) continue;
    await provider.RefreshToken.revokeByGrantId(grantId);
    await provider.AuthorizationCode.revokeByGrantId(grantId);
    await provider.Grant.adapter.destroy(grantId);
  }
  await session.destroy();
  await queue.enqueue(db, endSessionsJob, { provider_session: session.uid });
}

/** Where the client wants to go next; the provider has checked the address. */
export function afterSignOut(
  { config }: Pick<Deps, 'config'>,
  { oidc }: KoaContextWithOIDC,
): string {
  const { post_logout_redirect_uri: wanted, state } = oidc.params ?? {};
  if (typeof wanted !== 'string') return managerAfterSignOut(config, 'signed_out');
  const url = new URL(wanted);
  if (typeof state === 'string') url.searchParams.set('state', state);
  return url.href;
}
