import { switchRefusalOf } from './SwitchOutcome.ts';

describe('switchRefusalOf', () => {
  it('reads the reasons why license files are refused', () => {
    expect(switchRefusalOf('tampered')).toBe('tampered');
  });

  it.each([null, '', 'of_a_later_release'])(
    'reads %p as a refusal without a known reason',
    (code) => {
      expect(switchRefusalOf(code)).toBe('unknown');
    },
  );
});
