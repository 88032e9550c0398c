import { presentSignIn } from './signIn.presenter.ts';

describe('presentSignIn', () => {
  it.each([
    [
      { outcome: 'signed_in', location: '/next' },
      { kind: 'signed_in', location: '/next' },
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
  ] as const)('converts the answer %j', (answer, outcome) => {
    expect(presentSignIn(answer)).toEqual(outcome);
  });
});
