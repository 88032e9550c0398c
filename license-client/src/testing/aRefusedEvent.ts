import { randomBytes } from 'node:crypto';
import type { UsageEvent } from '@portal/shared/contracts';
import { uuidOfTime } from '@portal/shared/domain';

export function aRefusedEvent(at = new Date('2026-11-20T00:00:00Z')): UsageEvent {
  const id = uuidOfTime(at, randomBytes(16));
  return { kind: 'refused', id, user: 'u', product: 'cd', at: at.toISOString(), offset_ms: 0 };
}
