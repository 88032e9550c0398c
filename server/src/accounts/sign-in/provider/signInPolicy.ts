import { interactionPolicy } from 'oidc-provider';
import type { SignInReason } from '../../../platform/protocol/managerClient.ts';
import { isKept } from '../../security/sessions/sessionSeconds.ts';

const { base, Check, Prompt } = interactionPolicy;
const ended: SignInReason = 'session_ended';

/** Name of the prompt that offers a person who left the service to come back. */
export const comeBackPrompt = 'come_back';

/**
 * When a person is asked to sign in: as the provider does it, and when the manager's session has
 * ended, unless they have asked to stay signed in. A person who left the service reaches nothing
 * before they choose to come back, however they sign in.
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
  const hasLeft = new Check(
    'has_left',
    'the person has left the service',
    ({ oidc: { account } }) =>
      account?.['status'] === 'leaving' ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT,
  );
  // After the sign-in, before anything is granted.
  policy.add(new Prompt({ name: comeBackPrompt }, hasLeft), 1);
  return policy;
}
