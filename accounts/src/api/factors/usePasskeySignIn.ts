import { announceSession, api, useMutation } from '@portal/shared';
import { signInAnswerSchema, signInPasskeySchema } from '@portal/shared/contracts';
import { leaveTo } from '../../session/leaveTo.ts';
import { presentSignIn, type SignInOutcome } from '../signIn.presenter.ts';

/** The library is not in the first load. */
const loadLibrary = () => import('./signWithPasskey.ts');

/** Ends the browser's offer of passkeys, such as when the page asks for something else. */
export async function stopOfferingPasskeys(): Promise<void> {
  (await loadLibrary()).stopOffering();
}

interface PasskeySignIn {
  /** Whether the person asks to stay signed in. */
  readonly isKept: () => boolean;
  /** Whether an offer is no longer wanted. */
  readonly isOver?: () => boolean;
}

/**
 * Signs in with a passkey in place of the password.
 *
 * @param action path of the sign-in page
 * @param way `asked`: the browser's dialog. `offered`: the browser offers passkeys in the email field,
 *   and the call lasts until the person chooses one
 */
export function usePasskeySignIn(action: string, way: 'asked' | 'offered') {
  return useMutation({
    mutationFn: async ({ isKept, isOver }: PasskeySignIn): Promise<SignInOutcome | null> => {
      const { offerPasskeys, offersPasskeys, signWithPasskey } = await loadLibrary();
      if (way === 'offered' && !(await offersPasskeys())) return null;
      const asked = await api.post(`${action}/passkey/begin`, {}, signInPasskeySchema);
      // It would end the dialog that the person has opened meanwhile.
      if (isOver?.() === true) return null;
      if (asked.outcome === 'over') return { kind: 'over', location: asked.location };
      const sign = way === 'asked' ? signWithPasskey : offerPasskeys;
      const json = { response: await sign(asked.request), keep: isKept() };
      return presentSignIn(
        await api.post(`${action}/passkey/finish`, { json }, signInAnswerSchema),
      );
    },
    onSuccess: (outcome) => {
      if (outcome?.kind !== 'signed_in') return;
      announceSession('signed-in');
      leaveTo(outcome.location);
    },
  });
}
