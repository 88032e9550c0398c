import type { SignInAnswer } from '@portal/shared/contracts';
import { presentSignIn, type SignInOutcome } from './signIn.presenter.ts';

describe('presentSignIn', () => {
  it.each<[SignInAnswer, SignInOutcome]>([
    [
      { outcome: 'signed_in', location: '/next' },
      { kind: 'signed_in', location: '/next' },
    ],
    [
      { outcome: 'second_factor', factors: ['totp'] },
      { kind: 'second_factor', factors: ['totp'] },
    ],
    [{ outcome: 'refused' }, { kind: 'refused' }],
    [
      { outcome: 'locked', wait_seconds: 90 },
      { kind: 'locked', waitSeconds: 90 },
    ],
    [
      { outcome: 'over', location: '/again' },
      { kind: 'over', location: '/again' },
    ],
  ])('converts the answer %j', (answer, outcome) => {
    expect(presentSignIn(answer)).toEqual(outcome);
  });
});
