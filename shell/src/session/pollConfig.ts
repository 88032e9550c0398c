import { api } from '@portal/shared';
import { configSchema } from '@portal/shared/contracts';
import { tokyoDay } from '@portal/shared/domain';
import { every } from './every.ts';
import { logFailure } from './logFailure.ts';
import { configMs, type SessionUpkeep } from './SessionUpkeep.ts';

/**
 * Takes today's date from the server, so that a page that stays open over midnight offers no past
 * day.
 */
function takeDay(store: SessionUpkeep['store'], date: string | null): void {
  const now = new Date(date ?? NaN);
  if (Number.isNaN(now.getTime())) return;
  const today = tokyoDay(now);
  if (today !== store.getState().today) store.setState({ today });
}

/**
 * Creates a function that reads the configuration and the date. An unchanged configuration causes no
 * render.
 */
export function createConfigReader({ store }: Pick<SessionUpkeep, 'store'>): () => Promise<void> {
  let known: string | null = null;
  return async () => {
    try {
      const { data, headers } = await api.call('GET', '/api/config/', configSchema);
      const tag = headers.get('ETag');
      if (tag === null || tag !== known) store.setState({ config: data });
      known = tag;
      takeDay(store, headers.get('Date'));
    } catch (error) {
      logFailure('The configuration could not be read', error);
    }
  };
}

/** Reads the configuration every 300 s. Returns a function that stops it. */
export function pollConfig(read: () => Promise<void>): () => void {
  return every(configMs, read);
}
