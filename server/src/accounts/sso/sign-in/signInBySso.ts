import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { Deps } from '../../../platform/Deps.ts';
import type { AccountRow } from '../../directory/people.queries.ts';
import { completeSignIn } from '../../sign-in/steps/completeSignIn.ts';
import type { Interaction } from '../../sign-in/steps/openInteraction.ts';

/** Signs in a person through a provider. @returns where the portal's provider continues */
export async function signInBySso(
  deps: Deps,
  provider: Provider,
  call: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  who: { readonly interaction: Interaction; readonly account: AccountRow },
): Promise<string> {
  return completeSignIn(deps, provider, call, { ...who, isKept: false, by: 'single_sign_on' });
}
