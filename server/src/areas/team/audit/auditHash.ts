import { createHash } from 'node:crypto';
import { canonicalJson } from '@portal/shared/domain';
import { z } from 'zod';

/** The sealed content of a row: everything except the hashes. */
interface SealedContent {
  readonly chain_position: number;
  readonly seq: number;
  readonly at: Date;
  readonly actor: string;
  readonly team_id: string | null;
  readonly ip: string | null;
  readonly action: string;
  readonly object: string;
  readonly details: unknown;
  readonly personal_digest: string | null;
}

/** The previous hash of the first row. */
export const chainStart = '0'.repeat(64);

/**
 * The hash of a row: SHA-256 in hexadecimal, over the previous hash and the row in canonical JSON
 * (RFC 8785) with instants in ISO 8601.
 */
export function auditHash(previous: string, row: SealedContent): string {
  const { chain_position, seq, at, actor, team_id, ip, action, object, personal_digest } = row;
  const details = z.json().parse(row.details);
  const content = { chain_position, seq, at: at.toISOString(), actor, team_id, ip, action, object };
  const personal = personal_digest === null ? {} : { personal_digest };
  const text = canonicalJson({ ...content, details, ...personal });
  return createHash('sha256').update(previous).update(text).digest('hex');
}
