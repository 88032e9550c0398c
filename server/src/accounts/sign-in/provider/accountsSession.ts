import { ServerResponse } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';

/** The provider's session that a request's cookie names; new and empty when it names none. */
export async function accountsSession(
  provider: Provider,
  { raw }: Pick<FastifyRequest, 'raw'>,
): Promise<InstanceType<Provider['Session']>> {
  // The provider reads cookies through a context, which wants a response; nothing is written to it.
  return provider.Session.get(provider.createContext(raw, new ServerResponse(raw)));
}
