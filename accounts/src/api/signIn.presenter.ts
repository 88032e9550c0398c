import type { SignInAnswer } from '@portal/shared/contracts';

/** The outcome of a sign-in, of which the contract says what each kind means. */
export type SignInOutcome = ReturnType<typeof presentSignIn>;
/** What is wanted after the right password. */
export type SecondStepOutcome = Extract<
  SignInOutcome,
  { readonly kind: 'second_factor' } | { readonly kind: 'set_up_factor' }
>;

/** Translates the answer of a sign-in from the wire. */
export function presentSignIn(answer: SignInAnswer) {
  switch (answer.outcome) {
    case 'signed_in':
    case 'over':
      return { kind: answer.outcome, location: answer.location };
    case 'second_factor':
      return { kind: answer.outcome, factors: answer.factors };
    case 'set_up_factor':
      return { kind: answer.outcome, setUp: answer.set_up };
    case 'refused':
      return { kind: answer.outcome };
    case 'single_sign_on':
      return { kind: answer.outcome };
    case 'locked':
      return { kind: answer.outcome, waitSeconds: answer.wait_seconds };
  }
}
