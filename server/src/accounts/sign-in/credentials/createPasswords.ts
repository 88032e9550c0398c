import { hash, verify, type Options } from '@node-rs/argon2';

declare module '../../../platform/Deps.ts' {
  interface Deps {
    readonly passwords: Passwords;
  }
}

/** OWASP's minimum: 19 MiB, two passes, one lane. The library's algorithm default is argon2id. */
const owasp: Options = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** Hashes and checks passwords; each check costs the same whether or not an account exists. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** `undefined` stands for an unknown account: a check takes place and fails. */
  matches(pwHash: string | undefined, password: string): Promise<boolean>;
}

/** Tests count the calls of `check`, and hash with less work. */
export function createPasswords({ check = verify, parameters = owasp } = {}): Passwords {
  const dummy = hash('no account has this password', parameters);
  return {
    hash: (password) => hash(password.normalize('NFC'), parameters),
    async matches(pwHash, password) {
      const isMatch = await check(pwHash ?? (await dummy), password.normalize('NFC'));
      return isMatch && pwHash !== undefined;
    },
  };
}
