import { emiUploadBytes } from '@portal/shared/domain';
import { Server, type MemoryLocker } from '@tus/server';
import type { PersonUploads } from './PersonUploads.ts';
import { tusRefusal } from './tusRefusal.ts';

export const uploadsPath = '/api/v1/demitasnx/uploads';

/** Time in milliseconds for a request to end when another one asks for its upload. */
const drainMs = 500;

interface About {
  /** The uploads of the current person. */
  readonly datastore: PersonUploads;
  /** Shared by all requests of this process: one request at a time works on an upload. */
  readonly locker: MemoryLocker;
  /** The requested or new upload. */
  readonly id: string;
}

/** A server of the tus library for one request. Throws its refusals. */
export function createTusServer({ datastore, locker, id }: About): Server {
  return new Server({
    path: uploadsPath,
    datastore,
    locker,
    lockDrainTimeout: drainMs,
    maxSize: emiUploadBytes,
    relativeLocation: true,
    namingFunction: () => id,
    getFileIdFromRequest: () => id,
    onResponseError: (_request, error) => {
      throw tusRefusal(error);
    },
  });
}
