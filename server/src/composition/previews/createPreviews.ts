import type { Preview, PreviewRequest } from '@portal/shared/remote';
import type { Logger } from 'pino';
import { z } from 'zod';
import { chooseStart } from './chooseStart.ts';
import { createRenderer } from './createRenderer.ts';
import type { Previews, PreviewScript } from './Previews.ts';
import { RecentMarkup } from './RecentMarkup.ts';

/** A page waits no longer for its preview than this; by then its scripts are near. */
const defaultPatienceMs = 1_500;
/** Longer than any script needs, also the first time. */
const defaultTimeoutMs = 5_000;
/** Some 130 previews of a long list. */
const mostCharacters = 16_000_000;
/** How long a release whose preview failed goes without. */
const pauseMs = 60_000;

const previewSchema: z.ZodType<Preview> = z.object({ html: z.string(), styles: z.string() });

/** A screen that a page has gone without, since it could not be rendered. */
export interface FailedPreview {
  readonly remote: string;
  /** The hash of its release. */
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
  /** Hears of each failure, at most once a minute for each release. */
  readonly onFailure?: (failure: FailedPreview) => void;
  readonly timeoutMs?: number;
  readonly patienceMs?: number;
}

export function createPreviews(options: Options): Previews {
  const { program, world, log, clock, timeoutMs = defaultTimeoutMs } = options;
  const { patienceMs = defaultPatienceMs, onFailure } = options;
  const pausedUntil = new Map<string, number>();
  const recent = new RecentMarkup<Preview>(() => clock().getTime(), mostCharacters);

  /** What is being rendered of each release, in the order in which the process does it. */
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
