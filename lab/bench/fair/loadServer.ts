import { read } from './read.ts';

/** Readers of long lists; each requests the next one when the previous is complete. */
interface Load {
  readonly listPath: string;
  /** Headers by reader. */
  readonly readers: readonly Readonly<Record<string, string>>[];
}

/** Loads the server. @returns a function that stops the load */
export function loadServer(port: number, { listPath, readers }: Load): () => Promise<void> {
  const leaving = new AbortController();
  const { signal } = leaving;
  const readAgain = async (headers: Readonly<Record<string, string>>) => {
    try {
      while (!signal.aborted) {
        const { status } = await read({ port, path: listPath, headers, signal });
        if (status !== 200) throw new Error(`the list returned ${String(status)}`);
      }
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  };
  const reading = readers.map(readAgain);
  return async () => {
    leaving.abort();
    await Promise.all(reading);
  };
}
