import { interactionPolicy } from 'oidc-provider';
import type { SignInReason } from '../../protocol/managerClient.ts';
import { isKept } from '../session/sessionSeconds.ts';

const { base, Check } = interactionPolicy;
const ended: SignInReason = 'session_ended';

/**
 * When somebody is asked to sign in: as the provider does it, and when the manager's session has
 * ended, unless they have asked to stay signed in.
 */
export function signInPolicy(): interactionPolicy.DefaultPolicy {
  const policy = base();
  policy.get('login')?.checks.add(
    new Check('session_ended', 'the session of the client has ended', ({ oidc }) => {
      const { params, session, result } = oidc;
      const isOver = params?.['reason'] === ended && !result?.login;
      return isOver && session !== undefined && !isKept(session)
        ? Check.REQUEST_PROMPT
        : Check.NO_NEED_TO_PROMPT;
    }),
  );
  return policy;
}
