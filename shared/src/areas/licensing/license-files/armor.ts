import { parseJson } from '../../../basics/text/parseJson.ts';
import { fromBase64, toBase64, utf8 } from './base64.ts';
import type { LicenseFileKind } from './LicenseFile.ts';
import { isFields } from './payloadChecks.ts';

/** The content inside the armor, whose signature is not checked yet. */
interface Envelope {
  /** Id of the signing key. */
  readonly kid: string;
  readonly alg: 'EdDSA';
  /** The payload as canonical JSON. */
  readonly p: string;
  /** Signature over `kind`, `kid` and `p`, joined by zero bytes; base64url. */
  readonly s: string;
}

const armored =
  /^-----BEGIN (LIR|LIC|LRR)-----\r?\n([A-Za-z0-9+/=\r\n]+?)\r?\n-----END \1-----\s*$/u;

/** Makes the text of a license file, which people carry from machine to machine. */
export function armor(kind: LicenseFileKind, envelope: Envelope): string {
  const { kid, alg, p, s } = envelope;
  const body = toBase64(utf8(JSON.stringify({ kid, alg, p, s })));
  const lines = body.match(/.{1,64}/gu) ?? [];
  return [`-----BEGIN ${kind}-----`, ...lines, `-----END ${kind}-----`, ''].join('\n');
}

/** Reads the envelope in the text of a license file; `null` when the text is none. */
export function unarmor(text: string): { kind: LicenseFileKind; envelope: Envelope } | null {
  const match = armored.exec(text.replace(/^\uFEFF/u, '').trimStart());
  const kind = kinds.find((name) => name === match?.[1]);
  const bytes = fromBase64((match?.[2] ?? '').replace(/[\r\n]/gu, ''));
  if (kind === undefined || bytes === null) return null;
  const value = parseJson(new TextDecoder().decode(bytes));
  return isEnvelope(value) ? { kind, envelope: value } : null;
}

const kinds = ['LIR', 'LIC', 'LRR'] as const;

function isEnvelope(value: unknown): value is Envelope {
  return (
    isFields(value) &&
    value['alg'] === 'EdDSA' &&
    [value['kid'], value['p'], value['s']].every((part) => typeof part === 'string')
  );
}
