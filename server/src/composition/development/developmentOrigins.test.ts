import { describe, expect, it } from '@jest/globals';
import { developmentOrigins, readLocalRelease } from './developmentOrigins.ts';

const loopback = developmentOrigins.parse(undefined);
const read = (text: string, allowed = loopback) => readLocalRelease(text, allowed);

describe('readLocalRelease', () => {
  it('reads a remote and an origin of this machine', () => {
    expect(read('mf-parts@http://localhost:3200')).toEqual({
      remote: 'mf-parts',
      origin: 'http://localhost:3200',
    });
    expect(read('mf-parts@http://127.0.0.1:9/any/path?x')?.origin).toBe('http://127.0.0.1:9');
  });

  it.each([
    'mf-parts@http://evil.example:3200',
    'mf-parts@http://localhost.evil.example:3200',
    'mf-parts@http://localhost:3200@evil.example',
    'mf-parts@http://localhost:80.evil.example',
    'mf-parts@https://localhost:3200',
    'mf-parts@javascript:alert(1)',
    'mf-parts@http://',
    'parts@http://localhost:3200',
    'mf-parts',
    '',
  ])('refuses %s', (text) => {
    expect(read(text)).toBeUndefined();
  });

  it('accepts what the operator allows, and nothing for none', () => {
    const allowed = developmentOrigins.parse('https://dev.example, http://lab.example:*');
    expect(read('mf-parts@https://dev.example', allowed)?.origin).toBe('https://dev.example');
    expect(read('mf-parts@https://dev.example:8443', allowed)).toBeUndefined();
    expect(read('mf-parts@http://lab.example:8443', allowed)).toBeDefined();
    expect(read('mf-parts@http://localhost:3200', allowed)).toBeUndefined();
    expect(
      read('mf-parts@http://localhost:3200', developmentOrigins.parse('none')),
    ).toBeUndefined();
  });

  it('requires origins in the setting', () => {
    for (const text of ['*', 'http://*', 'localhost', 'http://localhost:*/x']) {
      expect(developmentOrigins.safeParse(text).success).toBe(false);
    }
  });
});
