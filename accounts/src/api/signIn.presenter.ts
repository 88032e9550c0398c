import type { SignInAnswer } from '@portal/shared/contracts';

/** The outcome of a sign-in. */
export type SignInOutcome =
  /** The person is signed in; the page goes to the location. */
  | { readonly kind: 'signed_in'; readonly location: string }
  /** The address is unknown or the password wrong; the two are never distinguished. */
  | { readonly kind: 'refused' }
  /** There were too many failures; the next attempt is possible after this many seconds. */
  | { readonly kind: 'locked'; readonly waitSeconds: number }
  /** The page was open for too long; the sign-in starts again at the location. */
  | { readonly kind: 'over'; readonly location: string };

export function presentSignIn(answer: SignInAnswer): SignInOutcome {
  switch (answer.outcome) {
    case 'signed_in':
    case 'over':
      return { kind: answer.outcome, location: answer.location };
    case 'refused':
      return { kind: 'refused' };
    case 'locked':
      return { kind: 'locked', waitSeconds: answer.wait_seconds };
  }
}
