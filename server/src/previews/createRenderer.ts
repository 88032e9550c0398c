import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { Socket } from 'node:net';
import type { Readable, Writable } from 'node:stream';
import type { Logger } from 'pino';
import { z } from 'zod';
import { confinedEnvironment, type StartNode } from './confine.ts';
import { eachLine } from './eachLine.ts';
import { nodeArguments } from './nodeArguments.ts';
import type { PreviewScript } from './Previews.ts';
import type { Order } from './renderer/Order.ts';

const answerSchema = z.object({
  id: z.number(),
  /** The order's turn has come: from now on its script runs. */
  begun: z.literal(true).optional(),
  preview: z.string().optional(),
  problem: z.string().optional(),
});

/** More orders than this at once mean that pages come faster than they can be rendered. */
const mostPending = 16;
/** A portal has few remotes, and each has two releases; a process that was given more starts anew. */
const mostScripts = 20;
/** Of one answer; `createStage` makes none as long. */
const mostBytes = 32_000_000;
/** What V8 cannot interrupt is ended with its process, so much later than its time was over. */
const graceMs = 1_000;
// The reader's zone is not known before the scripts run; most readers are in Japan.
const environment = { NODE_ENV: 'production', TZ: 'Asia/Tokyo' };
/** The first answer of a process, on a busy machine. */
const startMs = 30_000;

/** One process that renders; it is started when it is needed, and anew when it has ended. */
export interface Renderer {
  /** @returns the script's answer, or nothing; who is to blame is told to `onFault`. */
  render(script: PreviewScript, request: string): Promise<string | undefined>;
  close(): void;
}

interface Options {
  /** The built `rendererProgram`. */
  readonly program: string;
  /** The built `previewWorld`. */
  readonly world: string;
  readonly startNode: Promise<StartNode>;
  /** Given to a script to be evaluated, and once more to render. */
  readonly timeoutMs: number;
  /** Told of every release whose script fails, ends the process or keeps it busy. */
  readonly onFault: (script: string, problem: string) => void;
  readonly log: Logger;
}

interface Pending {
  readonly script: string;
  readonly resolve: (preview: string | undefined) => void;
}

interface Started {
  readonly child: ChildProcessByStdio<Writable, Readable, null>;
  /** Releases whose scripts it has. */
  readonly scripts: Set<string>;
}

export function createRenderer(options: Options): Renderer {
  const { program, world, startNode, timeoutMs, onFault, log } = options;
  const silenceMs = 2 * timeoutMs + graceMs;
  const pending = new Map<number, Pending>();
  let started: Started | undefined;
  /** The release whose script may be running. */
  let busyWith: string | undefined;
  let silence: NodeJS.Timeout | undefined;
  let lastId = 0;

  const settle = (id: number, preview?: string) => {
    pending.get(id)?.resolve(preview);
    pending.delete(id);
  };
  const end = () => {
    clearTimeout(silence);
    started?.child.kill('SIGKILL');
    started = undefined;
    busyWith = undefined;
    for (const id of pending.keys()) settle(id);
  };
  const endBecause = (problem: string) => {
    if (busyWith === undefined) log.warn({ problem }, 'the renderer of previews is ended');
    else onFault(busyWith, problem);
    // Whatever keeps it busy would keep the next one waiting, too.
    end();
  };
  /** Somebody waits, and hears from the process within this time, or it is ended. */
  const expect = (milliseconds: number) => {
    clearTimeout(silence);
    if (pending.size === 0) return;
    silence = setTimeout(endBecause, milliseconds, 'it took too long').unref();
  };
  const hear = (line: string) => {
    const answer = parse(line);
    const order = answer && pending.get(answer.id);
    // What comes out of that process is trusted no more than what runs in it.
    if (!order) return;
    const { id, begun, preview, problem = 'it answered nothing' } = answer;
    if (begun) busyWith = order.script;
    else if (preview !== undefined) settle(id, preview);
    // What it has left behind, a full heap say, is not to be the next one's.
    else endBecause(problem);
    expect(silenceMs);
  };
  const start = (startedBy: StartNode): Started => {
    const { file, args } = startedBy([program, world], nodeArguments);
    const child = spawn(file, args, {
      env: { ...confinedEnvironment, ...environment },
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    const isCurrent = () => started?.child === child;
    eachLine(child.stdout, mostBytes, {
      take: (line) => {
        if (isCurrent()) hear(line);
      },
      refuse: () => {
        if (isCurrent()) endBecause('it made too much');
      },
    });
    child.on('error', (error) => {
      log.warn({ err: error }, 'the renderer of previews could not be started');
    });
    child.on('exit', () => {
      if (isCurrent()) endBecause('its process ended');
    });
    // The exit says what there is to say.
    child.stdin.on('error', () => undefined);
    letGo(child);
    return { child, scripts: new Set() };
  };
  const current = async (): Promise<Started> => (started ??= start(await startNode));

  return {
    render: async ({ id: script, read }, request) => {
      if (pending.size >= mostPending) return undefined;
      const known = (await current()).scripts;
      if (!known.has(script) && known.size >= mostScripts) end();
      const code = known.has(script) ? undefined : String(await read());
      const { child, scripts } = await current();
      // The process that knew it has ended meanwhile.
      if (!scripts.has(script) && code === undefined) return undefined;
      const id = (lastId += 1);
      const order: Order = { id, script, code, request, timeoutMs };
      scripts.add(script);
      return new Promise((resolve) => {
        pending.set(id, { script, resolve });
        child.stdin.write(`${JSON.stringify(order)}\n`);
        if (pending.size === 1) expect(scripts.size === 1 ? startMs : silenceMs);
      });
    },
    close: end,
  };
}

/**
 * Lets the server end without waiting for the renderer, which ends when nobody writes to it any
 * more.
 */
function letGo(child: Started['child']): void {
  child.unref();
  for (const stream of [child.stdin, child.stdout]) if (stream instanceof Socket) stream.unref();
}

function parse(line: string): z.infer<typeof answerSchema> | undefined {
  try {
    return answerSchema.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}
