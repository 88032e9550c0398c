import { plainCode } from '@portal/shared/domain';
import { Secret, TOTP } from 'otpauth';
import { toString as drawQrCode } from 'qrcode';

/** The name under which apps list the account. */
const issuer = 'Manager Console';
const periodSeconds = 30;

/** What every authenticator app can do: SHA-1, six digits, 30 s (RFC 6238). */
function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({
    issuer,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: periodSeconds,
    secret: Secret.fromBase32(secret),
  });
}

/** A new secret of 160 bits, in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The `otpauth://` address of a secret. @param email under which apps list it */
export function totpUri(secret: string, email: string): string {
  return totpOf(secret, email).toString();
}

/** The picture of an address, as a `data:` address of an SVG. */
export async function qrPicture(uri: string): Promise<string> {
  const svg = await drawQrCode(uri, { type: 'svg', errorCorrectionLevel: 'M', margin: 4 });
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/**
 * The period of 30 s, counted since the epoch, that a code belongs to: this one, the one before or
 * the next, since clocks differ. `undefined`: the code is wrong. Full-width digits count.
 */
export function totpStep(secret: string, code: string, now: Date): number | undefined {
  const token = plainCode(code).replaceAll(/[\s-]/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const timestamp = now.getTime();
  const totp = totpOf(secret);
  const delta = totp.validate({ token, timestamp, window: 1 });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}
