import { read } from './read.ts';

type Headers = Readonly<Record<string, string>>;

/** Readers of long answers: each asks for its next one when the last has arrived whole. */
export interface Load {
  readonly listPath: string;
  readonly exportPath: string;
  /** One for each list at a time. */
  readonly readers: readonly Headers[];
  readonly exporter: Headers | undefined;
}

interface Loaded {
  /** Lists that came whole. */
  readonly lists: number;
  /** Bytes of exports. */
  readonly exported: number;
}

/** Has readers load the server with long answers. @returns a function that stops them and tells how much they read. */
export function loadServer(port: number, load: Load): () => Promise<Loaded> {
  const leaving = new AbortController();
  const { signal } = leaving;
  let lists = 0;
  let exported = 0;
  const again = async (once: () => Promise<void>) => {
    try {
      while (!signal.aborted) await once();
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  };
  const readers = load.readers.map((headers) =>
    again(async () => {
      const { status } = await read({ port, path: load.listPath, headers, signal });
      if (status !== 200) throw new Error(`a list was answered with ${String(status)}`);
      lists += 1;
    }),
  );
  const exporters = (load.exporter ? [load.exporter] : []).map((headers) =>
    again(async () => {
      const onBytes = (bytes: number) => {
        exported += bytes;
      };
      const { status } = await read({ port, path: load.exportPath, headers, signal, onBytes });
      if (status !== 200) throw new Error(`an export was answered with ${String(status)}`);
    }),
  );
  return async () => {
    leaving.abort();
    await Promise.all([...readers, ...exporters]);
    return { lists, exported };
  };
}
