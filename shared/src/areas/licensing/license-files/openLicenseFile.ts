import { parseJson } from '../../../basics/text/parseJson.ts';
import { unarmor } from './armor.ts';
import { isSignedBy } from './deviceKeys.ts';
import type { LicenseFileKind, LicenseFilePayloads } from './LicenseFile.ts';
import { maxLicenseFileBytes, type LicenseFileRefusal } from './LicenseFileRefusal.ts';
import { payloadChecks } from './payloadChecks.ts';
import { signedBytes } from './sealLicenseFile.ts';

export type Opened<K extends LicenseFileKind> =
  | { readonly kind: 'opened'; readonly kid: string; readonly payload: LicenseFilePayloads[K] }
  | { readonly kind: 'refused'; readonly reason: LicenseFileRefusal };

/**
 * Finds the public key (Ed25519, base64url) of the id `kid`; `null` when it is unknown. The payload
 * is not verified yet: it may only be used to look something up.
 */
type FindKey<K extends LicenseFileKind> = (
  kid: string,
  payload: LicenseFilePayloads[K],
) => Promise<string | null> | string | null;

/**
 * Reads a license file of the expected kind and verifies its signature. The caller decides whether
 * its content is acceptable (time, device, license, first use).
 */
export async function openLicenseFile<K extends LicenseFileKind>(
  text: string,
  kind: K,
  findKey: FindKey<K>,
): Promise<Opened<K>> {
  if (text.trim() === '') return refused('empty');
  if (text.length > maxLicenseFileBytes) return refused('too_large');
  const file = unarmor(text);
  if (file === null) return refused('malformed');
  if (file.kind !== kind) return refused('wrong_kind');
  const { kid, p, s } = file.envelope;
  const payload = parseJson(p);
  if (typeof payload === 'object' && payload && 'typ' in payload && payload.typ !== kind) {
    return refused('wrong_kind');
  }
  const isPayload: (value: unknown) => value is LicenseFilePayloads[K] = payloadChecks[kind];
  if (!isPayload(payload)) return refused('malformed');
  const key = await findKey(kid, payload);
  if (key === null) return refused('unknown_key');
  if (!(await isSignedBy(key, s, signedBytes(kind, kid, p)))) return refused('tampered');
  return { kind: 'opened', kid, payload };
}

function refused(reason: LicenseFileRefusal): { kind: 'refused'; reason: LicenseFileRefusal } {
  return { kind: 'refused', reason };
}
