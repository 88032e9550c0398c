import type { Kysely } from 'kysely';
import { interactionPolicy } from 'oidc-provider';
import type { Database } from '../../../platform/db/Database.ts';
import type { SignInReason } from '../../../platform/protocol/managerClient.ts';
import { accountById } from '../../directory/people.queries.ts';
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
export function signInPolicy(db: Kysely<Database>): interactionPolicy.DefaultPolicy {
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
    async ({ oidc: { session } }) => {
      if (session?.accountId === undefined) return Check.NO_NEED_TO_PROMPT;
      const account = await accountById(db, session.accountId);
      return account?.status === 'leaving' ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT;
    },
  );
  // After the sign-in, before anything is granted.
  policy.add(new Prompt({ name: comeBackPrompt }, hasLeft), 1);
  return policy;
}
