import { describe, expect, it, jest } from '@jest/globals';
import { verify } from '@node-rs/argon2';
import { createPasswords } from './createPasswords.ts';

describe('createPasswords', () => {
  it('hashes with argon2id, 19 MiB, two passes, one lane', async () => {
    expect(await createPasswords().hash('green solder mask')).toMatch(
      /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/,
    );
  });

  it('accepts the right password in any Unicode composition', async () => {
    const passwords = createPasswords();
    const hash = await passwords.hash('はんだ付けパターン'.normalize('NFD'));
    expect(await passwords.matches(hash, 'はんだ付けパターン')).toBe(true);
    expect(await passwords.matches(hash, 'はんだ付け')).toBe(false);
  });

  it('does the same work for an unknown account as for a wrong password', async () => {
    const check = jest.fn(verify);
    const passwords = createPasswords({ check });
    const hash = await passwords.hash('green solder mask');
    expect(await passwords.matches(hash, 'wrong')).toBe(false);
    expect(check).toHaveBeenCalledTimes(1);
    expect(await passwords.matches(undefined, 'wrong')).toBe(false);
    expect(check).toHaveBeenCalledTimes(2);
    const costs = check.mock.calls.map(([stored]) => String(stored).split('$').slice(0, 4));
    // Only salt and result differ.
    expect(costs[1]).toEqual(costs[0]);
  });

  it('never lets anybody in with the password of the stand-in', async () => {
    expect(await createPasswords().matches(undefined, 'no account has this password')).toBe(false);
  });
});
