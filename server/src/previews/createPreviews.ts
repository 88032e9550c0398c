import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Preview } from '@portal/shared/remote';
import type { Logger } from 'pino';
import { z } from 'zod';
import { createRenderer } from './createRenderer.ts';
import type { Previews, PreviewScript } from './Previews.ts';

/** A page waits no longer for its preview than this; by then its scripts are near. */
const defaultPatienceMs = 1_500;
/** Longer than any script needs, also the first time. */
const defaultTimeoutMs = 5_000;
/** How long a release whose preview failed goes without. */
const pauseMs = 60_000;

const previewSchema: z.ZodType<Preview> = z.object({ html: z.string(), styles: z.string() });

interface Options {
  /** The built `rendererProgram`. */
  readonly program: string;
  /** Where scripts are kept while they are in use. */
  readonly folder: string;
  readonly log: Logger;
  readonly clock: () => Date;
  readonly timeoutMs?: number;
  readonly patienceMs?: number;
}

export function createPreviews(options: Options): Previews {
  const { program, folder, log, clock, timeoutMs = defaultTimeoutMs } = options;
  const { patienceMs = defaultPatienceMs } = options;
  const renderer = createRenderer({ program, folder, log });
  const stored = new Map<string, Promise<string>>();
  const pausedUntil = new Map<string, number>();

  // What earlier releases left behind is not kept: a script comes from the store when it is needed.
  const emptied = rm(folder, { recursive: true, force: true });
  emptied.catch(() => undefined);

  const fileOf = (script: PreviewScript): Promise<string> => {
    const known = stored.get(script.id) ?? emptied.then(() => store(script, folder));
    stored.set(script.id, known);
    known.catch(() => stored.delete(script.id));
    return known;
  };

  const make = async (script: PreviewScript, request: string): Promise<Preview | undefined> => {
    if ((pausedUntil.get(script.id) ?? 0) > clock().getTime()) return undefined;
    try {
      const rendering = await renderer.render(await fileOf(script), request, timeoutMs);
      if (rendering.kind === 'rendered') return previewSchema.parse(JSON.parse(rendering.preview));
      if (rendering.kind === 'dropped') return undefined;
    } catch (error) {
      log.warn({ err: error, release: script.id }, 'a preview could not be made');
    }
    pausedUntil.set(script.id, clock().getTime() + pauseMs);
    // Perhaps its file is gone, as when another process has emptied the folder.
    stored.delete(script.id);
    return undefined;
  };

  return {
    render: (script, request) =>
      Promise.race([make(script, JSON.stringify(request)), patience(patienceMs)]),
    close: () => {
      renderer.close();
      return Promise.resolve();
    },
  };
}

function patience(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds, undefined).unref();
  });
}

/** Two processes may store the same script at once: each writes its own file and renames it. */
async function store({ id, read }: PreviewScript, folder: string): Promise<string> {
  const file = path.join(folder, `${id}.js`);
  const isThere = await stat(file).then(
    () => true,
    () => false,
  );
  if (isThere) return file;
  await mkdir(folder, { recursive: true });
  const own = `${file}.${String(process.pid)}`;
  await writeFile(own, await read());
  await rename(own, file);
  return file;
}
