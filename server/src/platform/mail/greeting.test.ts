import { describe, expect, it } from '@jest/globals';
import { greeting } from './greeting.ts';

const hanako = { firstName: 'Hanako', lastName: 'Sato' };

describe('greeting', () => {
  it('formats the name for the person’s language', () => {
    expect(greeting('en', hanako)).toBe('Dear Hanako Sato,');
    expect(greeting('ja', { firstName: '花子', lastName: '佐藤' })).toBe('佐藤 花子 様');
    expect(greeting('en', { ...hanako, team: 'Kiban Works' })).toBe(
      'Kiban Works\nDear Hanako Sato,',
    );
  });

  it.each([
    'J. R.',
    'Mary-Jane',
    'Dr. Łukasz',
    'O’Neil',
    'St. John',
    'A.B.',
    '中村・Smith',
    'at 10:30',
  ])('accepts %s as a name', (firstName) => {
    expect(greeting('en', { ...hanako, firstName })).toBe(`Dear ${firstName} Sato,`);
  });

  it.each([
    'https://evil.example/win',
    'Win at evil.example',
    'WWW.EVIL',
    'call@evil.example',
    'javascript:alert(1)',
    'call 2-tel:3',
    '192.168.0.1',
    'ｅｖｉｌ．ｅｘａｍｐｌｅ',
    'evil。example',
    'evil｡example',
    'ev\u200bil.exa\u00admple',
    'xn--evil-abc',
    '当選.みんな',
  ])('omits a name that is %s', (name) => {
    expect(greeting('en', { ...hanako, firstName: name })).toBe('Hello,');
    expect(greeting('ja', { ...hanako, lastName: name })).toBe('お客様');
    expect(greeting('en', { ...hanako, team: name })).toBe('Dear Hanako Sato,');
  });
});
