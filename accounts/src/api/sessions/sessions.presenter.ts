import type { AccountSessionRow } from '@portal/shared/contracts';
import type { AccountSession } from '../../domain/AccountSession.ts';

/** Translates the person's sessions from the wire. */
export function presentSessions(rows: readonly AccountSessionRow[]): readonly AccountSession[] {
  return rows.map(({ signed_in_at, seen_at, ends_at, is_kept, is_current, ...session }) => ({
    ...session,
    signedInAt: signed_in_at,
    seenAt: seen_at,
    endsAt: ends_at,
    isKept: is_kept,
    isCurrent: is_current,
  }));
}
