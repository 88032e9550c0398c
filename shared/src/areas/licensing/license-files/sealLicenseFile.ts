import { armor } from './armor.ts';
import { toBase64Url, utf8, type Bytes } from './base64.ts';
import { canonicalJson } from './canonicalJson.ts';
import type { LicenseFileSigner } from './deviceKeys.ts';
import type { LicenseFileKind, LicenseFilePayload } from './LicenseFile.ts';

/** Signs a payload and makes the text of its license file. */
export async function sealLicenseFile(
  payload: LicenseFilePayload,
  signer: LicenseFileSigner,
): Promise<string> {
  const p = canonicalJson({ ...payload });
  const signature = await signer.sign(signedBytes(payload.typ, signer.kid, p));
  return armor(payload.typ, { kid: signer.kid, alg: 'EdDSA', p, s: toBase64Url(signature) });
}

/** The bytes that are signed. They contain kind and key id, so that neither can be exchanged. */
export function signedBytes(kind: LicenseFileKind, kid: string, p: string): Bytes {
  return utf8(`${kind}\0${kid}\0${p}`);
}
