import type { SignInAnswer } from '@portal/shared/contracts';

/** What has come of a sign-in. */
export type SignInOutcome =
  /** Go there. */
  | { readonly kind: 'signed_in'; readonly location: string }
  /** Unknown address or wrong password: never told apart. */
  | { readonly kind: 'refused' }
  /** Too many failures; the next attempt is heard after so many seconds. */
  | { readonly kind: 'locked'; readonly waitSeconds: number }
  /** The page was open for too long; start again at the location. */
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
