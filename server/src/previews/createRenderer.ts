import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { Logger } from 'pino';
import { z } from 'zod';

const answerSchema = z.object({
  id: z.number(),
  preview: z.string().optional(),
  problem: z.string().optional(),
});

/** More orders than this at once mean that pages come faster than they can be rendered. */
const mostPending = 16;
const heapMegabytes = 128;

/** One process that renders; it is started when it is needed, and anew when it has ended. */
export interface Renderer {
  /** @returns `undefined` when it failed or took longer than `timeoutMs` */
  render(file: string, request: string, timeoutMs: number): Promise<string | undefined>;
  close(): void;
}

interface Options {
  /** The built `rendererProgram`. */
  readonly program: string;
  /** All that the process may read, beside the program and its packages. */
  readonly folder: string;
  readonly log: Logger;
}

export function createRenderer({ program, folder, log }: Options): Renderer {
  const pending = new Map<number, (preview: string | undefined) => void>();
  let child: ChildProcess | undefined;
  let lastId = 0;

  const settle = (id: number, preview: string | undefined) => {
    pending.get(id)?.(preview);
    pending.delete(id);
  };
  const end = () => {
    child?.kill('SIGKILL');
    child = undefined;
    for (const id of pending.keys()) settle(id, undefined);
  };
  const start = (): ChildProcess => {
    const started = fork(program, {
      // Neither the secrets of this process nor what it may do: see `execArgv`.
      // The reader's zone is not known before the scripts run; most readers are in Japan.
      env: { NODE_ENV: 'production', TZ: 'Asia/Tokyo' },
      execArgv: [...restrictions([path.dirname(program), folder]), ...limits],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    started.on('message', (message) => {
      const { id, preview, problem } = answerSchema.parse(message);
      if (problem !== undefined) log.warn({ problem }, 'a preview could not be rendered');
      settle(id, preview);
    });
    started.on('error', (error) => {
      log.warn({ err: error }, 'the renderer could not be started');
    });
    started.on('exit', () => {
      if (child === started) end();
    });
    // Nothing waits for it at the end: it ends with this process.
    started.unref();
    started.channel?.unref();
    return started;
  };

  return {
    render: (file, request, timeoutMs) => {
      if (pending.size >= mostPending) return Promise.resolve(undefined);
      child ??= start();
      const id = (lastId += 1);
      return new Promise((resolve) => {
        const timer = setTimeout(() => {
          log.warn({ file }, 'a preview took too long');
          // Whatever keeps it busy would keep the next one waiting, too.
          end();
        }, timeoutMs);
        pending.set(id, (preview) => {
          clearTimeout(timer);
          resolve(preview);
        });
        child?.send({ id, file, request });
      });
    },
    close: end,
  };
}

const limits = [
  `--max-old-space-size=${String(heapMegabytes)}`,
  '--disallow-code-generation-from-strings',
];

/** Node's permission model: reading these folders, and nothing else. Its name changed in Node 24. */
function restrictions(folders: readonly string[]): readonly string[] {
  const flag = process.allowedNodeEnvironmentFlags.has('--permission')
    ? '--permission'
    : '--experimental-permission';
  return [flag, '--no-warnings', ...folders.map((folder) => `--allow-fs-read=${folder}/*`)];
}
