import { initialsOf } from './initialsOf.ts';

describe('initialsOf', () => {
  it.each([
    ['佐藤', '花子', '佐'],
    ['𠮷田', '太郎', '𠮷'],
    ['Young', 'tess', 'TY'],
    ['Østby', '', 'Ø'],
    ['', '', ''],
  ])('of %s %s is %s', (last, first, initials) => {
    expect(initialsOf(last, first)).toBe(initials);
  });
});
