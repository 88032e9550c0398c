import type { Preview, PreviewRequest } from '@portal/shared/remote';
import type { Logger } from 'pino';
import { z } from 'zod';
import { chooseStart } from './chooseStart.ts';
import { createRenderer } from './createRenderer.ts';
import type { Previews, PreviewScript } from './Previews.ts';
import { RecentMarkup } from './RecentMarkup.ts';

/** Longest wait of a page; by then its scripts are nearly there. */
const defaultPatienceMs = 1_500;
/** More than any script needs, even the first time. */
const defaultTimeoutMs = 5_000;
/** About 130 previews of a long list. */
const mostCharacters = 16_000_000;
/** Pause of a release after a failed preview. */
const pauseMs = 60_000;

const previewSchema: z.ZodType<Preview> = z.object({ html: z.string(), styles: z.string() });

/** A screen that a page had to show without preview. */
export interface FailedPreview {
  readonly remote: string;
  /** Hash of its release. */
  readonly release: string;
  /** Pattern of its route. */
  readonly route: string;
  readonly problem: string;
}

interface Options {
  /** The built `rendererProgram`. */
  readonly program: string;
  /** The built `previewWorld`. */
  readonly world: string;
  readonly log: Logger;
  readonly clock: () => Date;
  /** Receives failures, at most one a minute per release. */
  readonly onFailure?: (failure: FailedPreview) => void;
  readonly timeoutMs?: number;
  readonly patienceMs?: number;
}

export function createPreviews(options: Options): Previews {
  const { program, world, log, clock, timeoutMs = defaultTimeoutMs } = options;
  const { patienceMs = defaultPatienceMs, onFailure } = options;
  const pausedUntil = new Map<string, number>();
  const recent = new RecentMarkup<Preview>(() => clock().getTime(), mostCharacters);

  /** Renderings in progress by release, in the process's order. */
  const underWay = new Map<string, readonly Pick<FailedPreview, 'remote' | 'route'>[]>();

  const fail = (
    release: string,
    failed: Pick<FailedPreview, 'remote' | 'route'> | undefined,
    problem: string,
  ) => {
    log.warn({ release, ...failed, problem }, 'a preview could not be rendered');
    pausedUntil.set(release, clock().getTime() + pauseMs);
    if (failed) onFailure?.({ release, ...failed, problem });
  };
  const onFault = (release: string, problem: string) => {
    fail(release, underWay.get(release)?.[0], problem);
  };
  const startNode = chooseStart(log);
  const start = (hear: typeof onFault) =>
    createRenderer({ program, world, startNode, timeoutMs, onFault: hear, log });
  const renderer = start(onFault);

  const isExpected: Previews['isExpected'] = ({ id }) =>
    (pausedUntil.get(id) ?? 0) <= clock().getTime();

  const make = async (
    script: PreviewScript,
    request: PreviewRequest,
  ): Promise<Preview | undefined> => {
    const { id, remote } = script;
    if (!isExpected(script)) return undefined;
    const asked = JSON.stringify(request);
    const found = recent.find(id, asked);
    if (found) return found;
    const own = { remote, route: request.route };
    underWay.set(id, [...(underWay.get(id) ?? []), own]);
    try {
      const text = await renderer.render(script, asked);
      if (text === undefined) return undefined;
      const preview = previewSchema.parse(JSON.parse(text));
      recent.keep(id, asked, preview);
      return preview;
    } catch (error) {
      fail(id, own, String(error));
      return undefined;
    } finally {
      const others = (underWay.get(id) ?? []).filter((one) => one !== own);
      if (others.length > 0) underWay.set(id, others);
      else underWay.delete(id);
    }
  };

  const attempt: Previews['attempt'] = async (script, requests) => {
    let problem: string | undefined;
    const trial = start((_release, what) => {
      problem ??= what;
    });
    const failureOf = async (request: PreviewRequest): Promise<string | undefined> => {
      try {
        const preview = await trial.render(script, JSON.stringify(request));
        if (preview !== undefined) previewSchema.parse(JSON.parse(preview));
        return problem;
      } catch (error) {
        return String(error);
      }
    };
    try {
      for (const request of requests) {
        const failure = await failureOf(request);
        if (failure !== undefined) return { route: request.route, problem: failure };
      }
      return undefined;
    } finally {
      trial.close();
    }
  };

  return {
    attempt,
    isExpected,
    render: (script, request) => Promise.race([make(script, request), patience(patienceMs)]),
    prepare: (scripts) => renderer.prepare(scripts),
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
