import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SecureForm } from '@portal/shared/contracts';
import type { GatewaySettings } from './gatewaySettings.ts';

/**
 * The fields that a browser carries between portal and gateway: six, plus the result on the way
 * back.
 */
type Fields = Readonly<Record<string, string>>;

/**
 * The HMAC-SHA-256 over all other fields in the order of their names; detects changes by the person
 * or browser.
 */
function digestOf(fields: Fields, secret: string): Buffer {
  const text = Object.entries(fields)
    .filter(([name]) => name !== 'messageDigest')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  return createHmac('sha256', secret).update(text).digest();
}

/** Adds the digest to the fields that a browser carries between portal and gateway. */
export function signFields<T extends Fields>(
  fields: T,
  secret: string,
): T & { readonly messageDigest: string } {
  return { ...fields, messageDigest: digestOf(fields, secret).toString('base64url') };
}

export function areSigned(fields: Fields, secret: string): boolean {
  // `encodeURIComponent` throws for halves of characters.
  if (Object.values(fields).some((value) => /\p{Cs}/u.test(value))) return false;
  const given = Buffer.from(fields['messageDigest'] ?? '', 'base64url');
  const wanted = digestOf(fields, secret);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Path of the portal to which the gateway sends the cardholder's browser back. */
export const notificationPath = '/payments/3ds/notify';
/** Path of the gateway's 3-D Secure page. */
export const challengePath = '/3ds/start';

interface Challenge {
  readonly payment: string;
  readonly customer: string;
  readonly data: string;
}

/** The form that takes the cardholder to the gateway. */
export function secureForm(
  { url, merchant, secret }: GatewaySettings,
  managerUrl: string,
  { payment, customer, data }: Challenge,
): Pick<SecureForm, 'action' | 'method' | 'params'> {
  const params = {
    userId: customer,
    threeDSMerchantTransID: payment,
    threeDSNotificationUrl: managerUrl + notificationPath,
    keyAlias: merchant,
    threedsAuthenticationData: data,
  };
  return { action: url + challengePath, method: 'post', params: signFields(params, secret) };
}
