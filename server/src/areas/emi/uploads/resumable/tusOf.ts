import { emiUploadBytes } from '@portal/shared/domain';
import { Server, type MemoryLocker } from '@tus/server';
import type { PersonUploads } from './PersonUploads.ts';
import { tusRefusal } from './tusRefusal.ts';

export const uploadsPath = '/api/v1/demitasnx/uploads';

/** Milliseconds that a request may take to end when another one asks for its upload. */
const drainMs = 500;

interface About {
  /** The uploads of whoever asks. */
  readonly datastore: PersonUploads;
  /** Of all requests to this process: an upload is at work with one of them at a time. */
  readonly locker: MemoryLocker;
  /** The upload that is asked for, or that is made. */
  readonly id: string;
}

/** A server of the tus library for one request. It throws what it refuses. */
export function tusOf({ datastore, locker, id }: About): Server {
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
