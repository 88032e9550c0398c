import type { AccountSessionRow } from '@portal/shared/contracts';
import { isKept } from './sessionSeconds.ts';
import { deviceOf } from './deviceOf.ts';
import type { SessionRow } from './sessions.queries.ts';

/** A person's sessions, the present one first, then by their last sign of life. */
export function presentSessions(
  rows: readonly SessionRow[],
  currentId: string,
): readonly AccountSessionRow[] {
  return rows
    .map((row) => presentSession(row, currentId))
    .toSorted(
      (left, right) =>
        Number(right.is_current) - Number(left.is_current) ||
        right.seen_at.localeCompare(left.seen_at),
    );
}

function presentSession(
  { uid, payload, expires_at, user_agent, ip, seen_at }: SessionRow,
  currentId: string,
): AccountSessionRow {
  const signedInAt = new Date((payload.loginTs ?? 0) * 1000);
  return {
    id: uid ?? '',
    ...deviceOf(user_agent ?? ''),
    ip,
    signed_in_at: signedInAt.toISOString(),
    seen_at: (seen_at ?? signedInAt).toISOString(),
    ends_at: (expires_at ?? signedInAt).toISOString(),
    is_kept: isKept(payload),
    is_current: uid === currentId,
  };
}
