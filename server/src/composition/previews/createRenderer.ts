import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { Socket } from 'node:net';
import type { Readable, Writable } from 'node:stream';
import type { Logger } from 'pino';
import { z } from 'zod';
import { confinedEnvironment, type StartNode } from './confine.ts';
import { eachLine } from './eachLine.ts';
import { nodeArguments } from './nodeArguments.ts';
import type { PreviewScript } from './Previews.ts';
import { Recency } from './Recency.ts';
import type { Order } from './renderer/Order.ts';

const answerSchema = z.object({
  /** The release whose script starts running, for an order or to prepare a context. */
  begun: z.string().optional(),
  /** Id of the completed order. */
  id: z.number().optional(),
  preview: z.string().optional(),
  problem: z.string().optional(),
});

/** Queue limit: beyond it, pages arrive faster than they can be rendered. */
const mostPending = 16;
/**
 * Scripts loaded at a time, each with prepared contexts: about 7 MB of a heap of 128. The least
 * recently used script is evicted.
 */
const mostScripts = 12;
/** Releases prepared before a page needs them. */
const mostAhead = 8;
/** Limit of one response; `createStage` never produces as much. */
const mostBytes = 32_000_000;
/** Grace period before the process is killed, for code that V8 cannot interrupt. */
const graceMs = 1_000;
// The reader's time zone is unknown before the scripts run; most readers are in Japan.
const environment = { NODE_ENV: 'production', TZ: 'Asia/Tokyo' };
/** Timeout of a process's first response, on a busy machine. */
const startMs = 30_000;

/** A rendering process, started on demand and restarted when it ends. */
export interface Renderer {
  /** @returns the script's result, or nothing; `onFault` is told which release is to blame */
  render(script: PreviewScript, request: string): Promise<string | undefined>;
  /**
   * Prepares contexts for these releases, most recently used first, and discards those of others.
   */
  prepare(scripts: readonly PreviewScript[]): Promise<void>;
  close(): void;
}

interface Options {
  /** The built `rendererProgram`. */
  readonly program: string;
  /** The built `previewWorld`. */
  readonly world: string;
  readonly startNode: Promise<StartNode>;
  /** Time limit of evaluating a script, and of each rendering. */
  readonly timeoutMs: number;
  /** Receives every release whose script fails, ends the process or keeps it busy. */
  readonly onFault: (script: string, problem: string) => void;
  readonly log: Logger;
}

interface Started {
  readonly child: ChildProcessByStdio<Writable, Readable, null>;
  /** Releases whose scripts are loaded. */
  readonly scripts: Set<string>;
  /** Whether it has responded; starting takes time. */
  isUp: boolean;
}

export function createRenderer(options: Options): Renderer {
  const { program, world, startNode, timeoutMs, onFault, log } = options;
  const silenceMs = 2 * timeoutMs + graceMs;
  /** Orders in progress, with their callbacks. */
  const pending = new Map<number, (preview?: string) => void>();
  const asked = new Recency();
  let started: Started | undefined;
  /** Releases to prepare; a new process receives them first. */
  let prepared: readonly PreviewScript[] = [];
  /** The release whose script may be running. */
  let busyWith: string | undefined;
  let silence: NodeJS.Timeout | undefined;
  let lastId = 0;

  const settle = (id: number, preview?: string) => {
    pending.get(id)?.(preview);
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
    // A new process would fail in the same way, before a page needs it.
    prepared = prepared.filter(({ id }) => id !== busyWith);
    // The others in the queue would also block the next process.
    end();
  };
  /** Kills the process unless it responds within this time. */
  const expect = (milliseconds: number) => {
    clearTimeout(silence);
    if (pending.size === 0) return;
    silence = setTimeout(endBecause, milliseconds, 'it took too long').unref();
  };
  const hear = (process: Started, line: string) => {
    const answer = parse(line);
    // The process's output is as untrusted as the code in it.
    if (!answer) return;
    process.isUp = true;
    const { id, begun, preview, problem = 'it answered nothing' } = answer;
    if (begun !== undefined && process.scripts.has(begun)) busyWith = begun;
    if (id !== undefined && pending.has(id)) {
      if (preview !== undefined) settle(id, preview);
      // A full heap, for example, must not affect the next rendering.
      else endBecause(problem);
    }
    expect(silenceMs);
  };
  const start = (startedBy: StartNode): Started => {
    const { file, args } = startedBy([program, world], (places) => [
      ...nodeArguments(places),
      String(timeoutMs),
    ]);
    const child = spawn(file, args, {
      env: { ...confinedEnvironment, ...environment },
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    const process: Started = { child, scripts: new Set(), isUp: false };
    const isCurrent = () => started === process;
    eachLine(child.stdout, mostBytes, {
      take: (line) => {
        if (isCurrent()) hear(process, line);
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
    // The exit event reports the failure.
    child.stdin.on('error', () => undefined);
    letGo(child);
    return process;
  };
  const order = ({ child }: Started, what: Order) => {
    child.stdin.write(`${JSON.stringify(what)}\n`);
  };
  const keep = (process: Started, isKept: (id: string) => boolean) => {
    for (const id of process.scripts) if (!isKept(id)) process.scripts.delete(id);
    order(process, { kind: 'keep', scripts: [...process.scripts] });
  };
  /** Loads a script unless the process has it. @throws the error of reading it */
  const give = async (process: Started, { id: script, read }: PreviewScript): Promise<void> => {
    if (process.scripts.has(script)) return;
    const code = String(await read());
    // Another page has loaded it meanwhile.
    if (process.scripts.has(script)) return;
    if (process.scripts.size >= mostScripts) {
      const oldest = asked.oldest(process.scripts);
      keep(process, (id) => id !== oldest);
    }
    process.scripts.add(script);
    order(process, { kind: 'take', script, code });
  };
  const giveAhead = async (process: Started): Promise<void> => {
    for (const script of prepared) {
      // A script that cannot be read fails again, and is reported, when a page needs it.
      await give(process, script).catch(() => undefined);
    }
  };
  const current = async (): Promise<Started> => {
    const startedBy = await startNode;
    if (started) return started;
    started = start(startedBy);
    void giveAhead(started);
    return started;
  };

  return {
    render: async (script, request) => {
      if (pending.size >= mostPending) return undefined;
      asked.note(script.id);
      const process = await current();
      await give(process, script);
      // The process has ended meanwhile, or the script was evicted.
      if (process !== started || !process.scripts.has(script.id)) return undefined;
      const id = (lastId += 1);
      return new Promise((resolve) => {
        pending.set(id, resolve);
        order(process, { kind: 'render', id, script: script.id, request });
        if (pending.size === 1) expect(process.isUp ? silenceMs : startMs);
      });
    },
    prepare: async (scripts) => {
      prepared = asked.latestFirst(scripts).slice(0, mostAhead);
      const process = await current();
      const ids = new Set(scripts.map(({ id }) => id));
      keep(process, (id) => ids.has(id));
      await giveAhead(process);
    },
    close: end,
  };
}

/** Lets the server exit without waiting for the renderer, which exits when its input closes. */
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
