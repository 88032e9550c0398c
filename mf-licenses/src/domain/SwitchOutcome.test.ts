import { readSwitchRefusal } from './SwitchOutcome.ts';

describe('readSwitchRefusal', () => {
  it('reads the reasons why license files are refused', () => {
    expect(readSwitchRefusal('tampered')).toBe('tampered');
  });

  it.each([null, '', 'of_a_later_release'])(
    'reads %p as a refusal without a known reason',
    (code) => {
      expect(readSwitchRefusal(code)).toBe('unknown');
    },
  );
});
