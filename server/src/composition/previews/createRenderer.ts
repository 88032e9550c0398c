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
  /** The release whose script runs from now on, for an order or to make a context ahead. */
  begun: z.string().optional(),
  /** The order that is answered. */
  id: z.number().optional(),
  preview: z.string().optional(),
  problem: z.string().optional(),
});

/** More orders than this at once mean that pages come faster than they can be rendered. */
const mostPending = 16;
/**
 * Scripts in a process at a time, with the contexts that are kept ready for each: some 7 MB of its
 * heap of 128. The one that no page has needed for longest makes room.
 */
const mostScripts = 12;
/** Releases that are made ready before a page asks for them. */
const mostAhead = 8;
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
  /**
   * Makes contexts ahead for these releases, of many for those that pages needed last, and drops what
   * was made for others.
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
  /** Given to a script to be evaluated, and once more to render. */
  readonly timeoutMs: number;
  /** Told of every release whose script fails, ends the process or keeps it busy. */
  readonly onFault: (script: string, problem: string) => void;
  readonly log: Logger;
}

interface Started {
  readonly child: ChildProcessByStdio<Writable, Readable, null>;
  /** Releases whose scripts it has. */
  readonly scripts: Set<string>;
  /** Whether it has said anything yet: the start takes its time. */
  isUp: boolean;
}

export function createRenderer(options: Options): Renderer {
  const { program, world, startNode, timeoutMs, onFault, log } = options;
  const silenceMs = 2 * timeoutMs + graceMs;
  /** Orders that wait for an answer, with what takes it. */
  const pending = new Map<number, (preview?: string) => void>();
  const asked = new Recency();
  let started: Started | undefined;
  /** Releases to be ready for, which a new process is told first. */
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
    // The next process would come to the same end, and before a page asks for it.
    prepared = prepared.filter(({ id }) => id !== busyWith);
    // Whatever keeps it busy would keep the next one waiting, too.
    end();
  };
  /** Somebody waits, and hears from the process within this time, or it is ended. */
  const expect = (milliseconds: number) => {
    clearTimeout(silence);
    if (pending.size === 0) return;
    silence = setTimeout(endBecause, milliseconds, 'it took too long').unref();
  };
  const hear = (process: Started, line: string) => {
    const answer = parse(line);
    // What comes out of that process is trusted no more than what runs in it.
    if (!answer) return;
    process.isUp = true;
    const { id, begun, preview, problem = 'it answered nothing' } = answer;
    if (begun !== undefined && process.scripts.has(begun)) busyWith = begun;
    if (id !== undefined && pending.has(id)) {
      if (preview !== undefined) settle(id, preview);
      // What it has left behind, a full heap say, is not to be the next one's.
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
    // The exit says what there is to say.
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
  /** Gives a process a script that it does not have. @throws what reading it throws */
  const give = async (process: Started, { id: script, read }: PreviewScript): Promise<void> => {
    if (process.scripts.has(script)) return;
    const code = String(await read());
    // Another page has given it meanwhile.
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
      // One that cannot be read fails again, and is reported, when a page needs it.
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
      // The process that has it has ended meanwhile, or another release has taken its place.
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
