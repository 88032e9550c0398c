import { read } from './read.ts';

/** Readers of long lists: each asks for its next one when the last has arrived whole. */
interface Load {
  readonly listPath: string;
  /** Headers of each reader. */
  readonly readers: readonly Readonly<Record<string, string>>[];
}

/** Has readers load the server. @returns a function that stops them */
export function loadServer(port: number, { listPath, readers }: Load): () => Promise<void> {
  const leaving = new AbortController();
  const { signal } = leaving;
  const readAgain = async (headers: Readonly<Record<string, string>>) => {
    try {
      while (!signal.aborted) {
        const { status } = await read({ port, path: listPath, headers, signal });
        if (status !== 200) throw new Error(`a list was answered with ${String(status)}`);
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
