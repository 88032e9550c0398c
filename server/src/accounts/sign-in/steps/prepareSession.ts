import type { FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { Deps } from '../../../platform/Deps.ts';
import { endProviderSession } from '../provider/signOut.ts';
import { accountsSession } from '../provider/accountsSession.ts';
import type { Interaction } from './openInteraction.ts';

interface Login {
  readonly interaction: Interaction;
  readonly accountId: string;
  readonly isKept: boolean;
}

/**
 * Ends another person's session in this browser before the new one begins. The person's own
 * continues; the provider makes it one that ends with its browser, but never a kept one.
 */
export async function prepareSession(
  deps: Deps,
  provider: Provider,
  request: FastifyRequest,
  { interaction, accountId, isKept }: Login,
): Promise<void> {
  const session = await accountsSession(provider, request);
  if (session.accountId === undefined) return;
  if (session.accountId === accountId) {
    if (!isKept) return;
    delete session.transient;
    await session.persist();
    return;
  }
  // The sign-in began in that session, and would be over with it.
  delete interaction.session;
  await interaction.persist();
  await endProviderSession(deps, provider, session);
}
