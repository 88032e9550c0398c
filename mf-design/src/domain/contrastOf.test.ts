import { contrastOf } from './contrastOf.ts';

const values = new Map([
  ['paper', '#ffffff'],
  ['ink', '#000000'],
  ['danger', '#767676'],
  ['dangerSoft', '#ffffff'],
  ['onDanger', '#ffffff'],
]);

describe('contrastOf', () => {
  it('is a ratio, rounded down', () => {
    expect(contrastOf('ink', values, 'paper')).toBe(21);
    expect(contrastOf('danger', values, 'paper')).toBe(4.5);
  });

  it('finds the ground made for a color', () => {
    expect(contrastOf('danger', values, 'own')).toBe(4.5);
    expect(contrastOf('onDanger', values, 'own')).toBe(4.5);
    expect(contrastOf('ink', values, 'own')).toBeUndefined();
  });
});
