import { switchRefusalOf } from './SwitchOutcome.ts';

describe('switchRefusalOf', () => {
  it('knows the reasons of the license files', () => {
    expect(switchRefusalOf('tampered')).toBe('tampered');
  });

  it.each([null, '', 'of_a_later_release'])('takes %p as a refusal without a reason', (code) => {
    expect(switchRefusalOf(code)).toBe('unknown');
  });
});
