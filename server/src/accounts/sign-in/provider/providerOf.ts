import { Provider } from 'oidc-provider';
import type { Deps } from '../../../platform/Deps.ts';
import { answerFaults } from './answerFaults.ts';
import { compareHashes } from '../clients/compareHashes.ts';
import { providerConfiguration } from './providerConfiguration.ts';
import { providerHooks } from './providerHooks.ts';
import { withoutContextStore } from './withoutContextStore.ts';

const providers = new WeakMap<Deps, Promise<Provider>>();

/** The one OpenID provider of an installation; created on first use, since its key is stored. */
export function providerOf(deps: Deps): Promise<Provider> {
  const known = providers.get(deps);
  if (known) return known;
  const created = createProvider(deps);
  providers.set(deps, created);
  return created;
}

async function createProvider(deps: Deps): Promise<Provider> {
  withoutContextStore();
  const signingKey = await deps.keys.signingKey('openid', 'ES256');
  const provider = new Provider(deps.config.accountsUrl, providerConfiguration(deps, signingKey));
  compareHashes(provider);
  // The headers of a proxy are set by the route that hands requests over.
  provider.proxy = true;
  provider.use(answerFaults(deps, provider));
  provider.use(providerHooks(deps, provider));
  provider.on('server_error', (_ctx, error) => {
    deps.log.error({ err: error }, 'OpenID provider failed');
  });
  return provider;
}
