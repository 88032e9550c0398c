import { randomBytes } from 'node:crypto';
import { hashRaw, type Options } from '@node-rs/argon2';
import { plainCode } from '@portal/shared/domain';

const codeCount = 10;
const codeLength = 10;
/** Crockford's base32: no letter looks like a digit. A byte maps evenly to its 32 characters. */
const characters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** As for passwords: a code has 50 bits. */
const parameters: Options = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** New codes, with what is stored of them. */
export interface RecoveryCodes {
  /** To be shown once. */
  readonly codes: readonly string[];
  readonly digests: readonly string[];
  readonly salt: string;
}

/** Makes ten codes of ten characters, such as `7K2MX-9QW4T`. */
export async function newRecoveryCodes(): Promise<RecoveryCodes> {
  const salt = randomBytes(16).toString('base64url');
  const codes = Array.from({ length: codeCount }, newCode);
  const digests: string[] = [];
  for (const code of codes) digests.push(await digestOfCode(code, salt));
  return { codes, digests, salt };
}

/** What is stored of a code; hyphens, spaces, case and O, I, L for 0 and 1 make no difference. */
export async function digestOfCode(code: string, salt: string): Promise<string> {
  const plain = plainCode(code)
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  const digest = await hashRaw(plain, { ...parameters, salt: Buffer.from(salt, 'base64url') });
  return digest.toString('base64url');
}

function newCode(): string {
  const text = Array.from(randomBytes(codeLength), (byte) => characters.charAt(byte % 32)).join('');
  return `${text.slice(0, 5)}-${text.slice(5)}`;
}
