import { toBase64Url } from '../licensing/license-files/base64.ts';
import { keyIdOf, webCryptoSigner } from '../licensing/license-files/deviceKeys.ts';

/** A fresh Ed25519 key pair, its name and its signer. */
export async function aDeviceKey() {
  const pair = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']);
  if (!('publicKey' in pair)) throw new Error('Ed25519 keys come in pairs');
  const publicKey = toBase64Url(
    new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey)),
  );
  const kid = await keyIdOf(publicKey);
  return { kid, publicKey, signer: webCryptoSigner(kid, pair.privateKey) };
}
