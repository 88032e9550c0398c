import { api } from '@portal/shared';
import { configSchema } from '@portal/shared/contracts';
import { every } from './every.ts';
import { logFailure } from './logFailure.ts';
import { configMs, type SessionUpkeep } from './SessionUpkeep.ts';

/** Reads the configuration now; one that has not changed renders nothing anew. */
export function createConfigReader({ store }: Pick<SessionUpkeep, 'store'>): () => Promise<void> {
  let known: string | null = null;
  return async () => {
    try {
      const { data, headers } = await api.call('GET', '/api/config/', configSchema);
      const tag = headers.get('ETag');
      if (tag === null || tag !== known) store.setState({ config: data });
      known = tag;
    } catch (error) {
      logFailure('The configuration could not be read', error);
    }
  };
}

/** Reads it again every 300 s. Returns how to stop. */
export function pollConfig(read: () => Promise<void>): () => void {
  return every(configMs, read);
}
