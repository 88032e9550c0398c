import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { Logger } from 'pino';
import { z } from 'zod';

const answerSchema = z.object({
  id: z.number(),
  /** The order's turn has come. */
  begun: z.literal(true).optional(),
  preview: z.string().optional(),
  problem: z.string().optional(),
});

/** More orders than this at once mean that pages come faster than they can be rendered. */
const mostPending = 16;
const heapMegabytes = 128;
/** A process that has not come to an order by then is not going to. */
const turnMs = 30_000;

/**
 * What came of an order: `failed` is the script's own fault, `dropped` is not. Then too many were
 * under way, or the process ended because of another one.
 */
export type Rendering =
  | { readonly kind: 'rendered'; readonly preview: string }
  | { readonly kind: 'failed' }
  | { readonly kind: 'dropped' };

/** One process that renders; it is started when it is needed, and anew when it has ended. */
export interface Renderer {
  /** An order that takes longer than `timeoutMs` has failed; waiting for its turn does not count. */
  render(file: string, request: string, timeoutMs: number): Promise<Rendering>;
  close(): void;
}

interface Order {
  readonly file: string;
  readonly timeoutMs: number;
  timer: NodeJS.Timeout;
  readonly resolve: (rendering: Rendering) => void;
}

interface Options {
  /** The built `rendererProgram`. */
  readonly program: string;
  /** All that the process may read, beside the program and its packages. */
  readonly folder: string;
  readonly log: Logger;
}

export function createRenderer({ program, folder, log }: Options): Renderer {
  const pending = new Map<number, Order>();
  let child: ChildProcess | undefined;
  let lastId = 0;

  const settle = (id: number, rendering: Rendering) => {
    const order = pending.get(id);
    clearTimeout(order?.timer);
    pending.delete(id);
    order?.resolve(rendering);
  };
  const end = () => {
    child?.kill('SIGKILL');
    child = undefined;
    for (const id of pending.keys()) settle(id, { kind: 'dropped' });
  };
  const endBecauseOf = (id: number, kind: 'failed' | 'dropped') => {
    log.warn({ file: pending.get(id)?.file, kind }, 'a preview took too long');
    settle(id, { kind });
    // Whatever keeps it busy would keep the next one waiting, too.
    end();
  };
  const begin = (id: number) => {
    const order = pending.get(id);
    if (!order) return;
    clearTimeout(order.timer);
    order.timer = setTimeout(endBecauseOf, order.timeoutMs, id, 'failed');
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
      const answer = answerSchema.safeParse(message);
      // What comes out of that process is trusted no more than what runs in it.
      if (!answer.success) return;
      const { id, begun, preview, problem } = answer.data;
      if (begun) {
        begin(id);
        return;
      }
      if (problem !== undefined) log.warn({ problem }, 'a preview could not be rendered');
      settle(id, preview === undefined ? { kind: 'failed' } : { kind: 'rendered', preview });
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
      if (pending.size >= mostPending) return Promise.resolve({ kind: 'dropped' });
      child ??= start();
      const id = (lastId += 1);
      return new Promise((resolve) => {
        const timer = setTimeout(endBecauseOf, turnMs, id, 'dropped');
        pending.set(id, { file, timeoutMs, timer, resolve });
        child?.send({ id, file, request });
      });
    },
    close: end,
  };
}

const limits = [
  `--max-old-space-size=${String(heapMegabytes)}`,
  '--disallow-code-generation-from-strings',
  // Scripts meet objects of the process itself, whose prototypes they could otherwise change.
  '--frozen-intrinsics',
];

/** Node's permission model: reading these folders, and nothing else. Its name changed in Node 24. */
function restrictions(folders: readonly string[]): readonly string[] {
  const flag = process.allowedNodeEnvironmentFlags.has('--permission')
    ? '--permission'
    : '--experimental-permission';
  return [flag, '--no-warnings', ...folders.map((folder) => `--allow-fs-read=${folder}/*`)];
}
