import type { FactorKind } from '@portal/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { Deps } from '../../../platform/Deps.ts';
import type { AccountRow } from '../../directory/people.queries.ts';
import { knownBrowser, rememberBrowser } from '../credentials/knownBrowsers.ts';
import { noteSignedIn } from './noteSignedIn.ts';
import type { Interaction } from './openInteraction.ts';
import { prepareSession } from './prepareSession.ts';

/** The class of a sign-in with two factors, as clients may ask for it: the profile of REFEDS. */
const twoFactorClass = 'https://refeds.org/profile/mfa';

/** The methods of a second factor, by their names in RFC 8176. */
const methods = {
  passkey: ['pop', 'mfa'],
  totp: ['otp', 'mfa'],
  recovery_code: ['otp', 'mfa'],
} as const satisfies Readonly<Record<FactorKind, readonly string[]>>;

interface Call {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A person who has proved who they are. */
interface SignIn {
  readonly interaction: Interaction;
  readonly account: AccountRow;
  /** Whether they asked to stay signed in. */
  readonly isKept: boolean;
  /** The second factor that was shown. */
  readonly factor?: FactorKind;
  /** What has proved it in place of the password. */
  readonly by?: 'single_sign_on' | 'passkey' | 'registration';
}

/** Signs a person in. @returns where the provider continues */
export async function completeSignIn(
  deps: Deps,
  provider: Provider,
  { request, reply }: Call,
  { interaction, account, isKept, factor, by }: SignIn,
): Promise<string> {
  const accountId = account.id;
  // The portal does not know what a team's provider asked for, and asked for nothing itself here.
  const isUnknown = by === 'single_sign_on' || by === 'registration';
  const methods = isUnknown ? {} : signInMethods(factor, by === undefined);
  const login = { accountId, remember: isKept, ...methods };
  await prepareSession(deps, provider, request, { interaction, accountId, isKept });
  const isKnown = knownBrowser(request, deps, account) !== undefined;
  rememberBrowser(request, reply, deps, account);
  const location = await provider.interactionResult(request.raw, reply.raw, { login, factor, by });
  const userAgent = request.headers['user-agent'] ?? '';
  await noteSignedIn(deps, { account, ip: request.ip, userAgent, isKnown, factor, by });
  return location;
}

/** How a person signed in, as the provider's session and tokens state it. */
function signInMethods(
  factor: FactorKind | undefined,
  isByPassword: boolean,
): { amr: string[]; acr?: string } {
  if (factor === undefined) return { amr: ['pwd'] };
  return { amr: [...(isByPassword ? ['pwd'] : []), ...methods[factor]], acr: twoFactorClass };
}
