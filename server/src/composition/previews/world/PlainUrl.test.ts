import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { PlainUrl } from './PlainUrl.ts';

const parts = [
  'href',
  'origin',
  'protocol',
  'host',
  'hostname',
  'port',
  'pathname',
  'search',
  'hash',
] as const;

/** Expects the same result as the standard implementation. */
function expectSame(address: string, base?: string) {
  const standard = new URL(address, base);
  const plain = new PlainUrl(address, base);
  for (const part of parts) expect([part, plain[part]]).toEqual([part, standard[part]]);
  expect(plain.searchParams.toString()).toBe(standard.searchParams.toString());
}

describe('PlainUrl', () => {
  it.each([
    ['https://portal.example'],
    ['HTTP://Portal.Example:80/a/./b/../c?x=1#y'],
    ['https://portal.example:8443/%2e%2E/a//b/'],
    ['http://127.0.0.1:3000/license?q=部品 "x"\'#見出し `x`'],
    ['http://[::1]:3000/'],
    ['  https:\\\\portal.example\\a\n\\b  '],
    ['https://portal.example/?#'],
    ['/', 'https://portal.example/a/b?c#d'],
    ['', 'https://portal.example/a/b?c#d'],
    ['?x', 'https://portal.example/a/b?c#d'],
    ['#x', 'https://portal.example/a/b?c#d'],
    ['x/y', 'https://portal.example/a/b?c#d'],
    ['../..', 'https://portal.example/a/b/c/'],
    ['//other.example/x', 'https://portal.example/a'],
    ['https://other.example/x', 'https://portal.example/a'],
  ])('parses %j relative to %j like the standard', (...[address = '', base]: readonly string[]) => {
    expectSame(address, base);
  });

  it('parses any web address like the standard', () => {
    const address = fc.webUrl({ withQueryParameters: true, withFragments: true });
    // Hosts that look like numbers are refused, see `PlainUrl`.
    const named = address.filter((text) => !/\.(\d+|0x[\da-f]*)\.?([:/?#]|$)/i.test(text));
    fc.assert(
      fc.property(named, (text) => {
        expectSame(text);
      }),
    );
  });

  it('parses any path like the standard', () => {
    const path = fc.string({
      unit: fc.constantFrom(...Array.from('/.%2eEaZ ?#"\'<>`{}|~部\u{1f600}\\=&+:')),
    });
    fc.assert(
      fc.property(path, (text) => {
        expectSame(`/${text.replace(/^[/\\]+/, '')}`, 'https://portal.example/a/b?c');
      }),
    );
  });

  it.each([
    '',
    'portal',
    'mailto:a@b.example',
    'https://',
    'https://a b/',
    'https://部品.example/',
    'https://me:key@a.example/',
    'https://a:99999/',
    'http://0x7f.1/',
  ])('refuses %j', (address) => {
    expect(() => new PlainUrl(address)).toThrow(TypeError);
    expect(PlainUrl.canParse(address)).toBe(false);
  });
});
