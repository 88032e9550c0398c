import { knownNoticesSchema, type Notice } from '../../areas/notices/notices.contract.ts';
import { api } from '../../web/http/api.ts';

/** The person's notices, the newest first. */
export function fetchNotices(signal: AbortSignal): Promise<readonly Notice[]> {
  return api.get('/api/notices/', knownNoticesSchema, { signal });
}

/** Says that notices have been read. */
export function sendRead(ids: readonly string[]): Promise<readonly Notice[]> {
  return api.post('/api/notices/read', { json: { ids } }, knownNoticesSchema);
}
