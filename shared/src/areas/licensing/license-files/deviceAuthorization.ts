import { toBase64Url, utf8 } from './base64.ts';
import { isSignedBy, sha256, type LicenseFileSigner } from './deviceKeys.ts';

/** What a device signs of a call: an answer to one call proves nothing about another. */
interface DeviceCall {
  readonly method: string;
  /** Path without query, no slash at the end. */
  readonly path: string;
  /** The body as text, before it is packed for the way. */
  readonly body: string;
}

/** The proof in the header `Authorization: Device kid="…",time="…",nonce="…",signature="…"`. */
interface DeviceProof {
  readonly kid: string;
  /** When the call was made, ISO 8601. */
  readonly time: string;
  /** Different for each call of a device. */
  readonly nonce: string;
  readonly signature: string;
}

/** A call may be this much older or newer than the server's clock, in milliseconds. */
export const deviceCallWindowMs = 5 * 60_000;

const header =
  /^Device kid="([\w-]{43})",time="([\dTZ:.-]{20,30})",nonce="([\w-]{16,64})",signature="([\w-]{86})"$/u;

/** Signs a call and gives the `Authorization` header. */
export async function deviceAuthorization(
  call: DeviceCall,
  signer: LicenseFileSigner,
  { time, nonce }: Pick<DeviceProof, 'time' | 'nonce'>,
): Promise<string> {
  const message = utf8(await signedText(call, { kid: signer.kid, time, nonce }));
  const signature = toBase64Url(await signer.sign(message));
  return `Device kid="${signer.kid}",time="${time}",nonce="${nonce}",signature="${signature}"`;
}

/** `null` when the header is not a device's proof. */
export function parseDeviceAuthorization(value: string | undefined): DeviceProof | null {
  const match = header.exec(value ?? '');
  const [, kid, time, nonce, signature] = match ?? [];
  if (!kid || !time || !nonce || !signature) return null;
  return { kid, time, nonce, signature };
}

/** Whether the proof is the key's own signature of this call. Time and reuse are not looked at. */
export async function isDeviceCallProven(
  call: DeviceCall,
  proof: DeviceProof,
  publicKey: string,
): Promise<boolean> {
  return isSignedBy(publicKey, proof.signature, utf8(await signedText(call, proof)));
}

async function signedText(
  { method, path, body }: DeviceCall,
  { kid, time, nonce }: Omit<DeviceProof, 'signature'>,
): Promise<string> {
  return ['portal-device-call', kid, time, nonce, method, path, await sha256(body)].join('\n');
}
