import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { readConfig } from '../../../app/readConfig.ts';
import type { KeyStore } from '../../../platform/keys/KeyStore.ts';
import { SealError } from '../../../platform/keys/ownedSeal.ts';
import { tokenSeal } from './tokenSeal.ts';

const owner = { teamId: 'team', userId: 'person' };
const derived = randomBytes(32);
const aKey = (id: string): string => `${id}:${randomBytes(32).toString('base64')}`;

function sealWith(tokenKeys: string) {
  const keys: KeyStore = {
    secret: () => derived,
    seal: (text) => text,
    unseal: (text) => text,
    signingKey: () => Promise.reject(new Error('not asked for')),
  };
  return tokenSeal({ config: readConfig({ TOKEN_KEYS: tokenKeys }), keys });
}

describe('tokenSeal', () => {
  it('decrypts its own output, which does not contain the text', () => {
    const seal = sealWith('');
    const sealed = seal.seal('a token', owner);
    expect(sealed).not.toContain('a token');
    expect(seal.unseal(sealed, owner)).toBe('a token');
    expect(seal.seal('a token', owner)).not.toBe(sealed);
  });

  it('decrypts with an older key, and encrypts with the newest', () => {
    const [old, young] = [aKey('2025'), aKey('2026')];
    const before = sealWith('').seal('derived', owner);
    const older = sealWith(old).seal('older', owner);
    const rotated = sealWith(`${young},${old}`);
    expect(rotated.unseal(before, owner)).toBe('derived');
    expect(rotated.unseal(older, owner)).toBe('older');
    expect(rotated.seal('new', owner)).toMatch(/^2026\./);
  });

  it.each([
    ['twice the same id', () => `${aKey('2026')},${aKey('2026')}`],
    ['the id of the derived key', () => aKey('portal')],
  ])('refuses to decrypt with %s', (_what, tokenKeys) => {
    expect(() => sealWith(tokenKeys())).toThrow(/TOKEN_KEYS/);
  });

  it('refuses a text encrypted with a removed key', () => {
    const sealed = sealWith(aKey('2025')).seal('older', owner);
    expect(() => sealWith('').unseal(sealed, owner)).toThrow(SealError);
  });

  it.each([
    ['another person', { ...owner, userId: 'other' }],
    ['another team', { ...owner, teamId: 'other' }],
  ])('refuses a text that was encrypted for %s', (_who, other) => {
    const seal = sealWith('');
    expect(() => seal.unseal(seal.seal('a token', other), owner)).toThrow(SealError);
  });

  it('refuses an altered text', () => {
    const seal = sealWith('');
    const sealed = seal.seal('a token', owner);
    const altered = sealed.slice(0, -2) + (sealed.endsWith('AA') ? 'BB' : 'AA');
    expect(() => seal.unseal(altered, owner)).toThrow(SealError);
  });
});
