import type { Preview, PreviewRequest } from '@portal/shared/remote';

declare module '../../platform/Deps.ts' {
  interface Deps {
    readonly previews: Previews;
  }
}

/** A release's preview script. */
export interface PreviewScript {
  readonly remote: string;
  /** Id by content, usable as a file name: the release's hash. */
  readonly id: string;
  /** Its content, with verified integrity. */
  readonly read: () => Promise<Buffer>;
}

/** A screen that could not be rendered. */
export interface PreviewFailure {
  readonly route: string;
  readonly problem: string;
}

/** Renders screens with the remotes' code, in a separate process. */
export interface Previews {
  /**
   * Never rejects: a page does without a preview that fails, takes too long or exceeds the queue.
   */
  render(script: PreviewScript, request: PreviewRequest): Promise<Preview | undefined>;
  /** Whether pages can expect previews of a release: not for a while after a failure. */
  isExpected(script: Pick<PreviewScript, 'id'>): boolean;
  /**
   * Renders screens of an unpublished release once each, in a separate process that delays no page.
   * Never rejects.
   *
   * @returns the first failure and its reason, if any
   */
  attempt(
    script: PreviewScript,
    requests: readonly PreviewRequest[],
  ): Promise<PreviewFailure | undefined>;
  /**
   * Prepares contexts for the current releases, and discards prepared contexts of others. Never
   * rejects.
   */
  prepare(scripts: readonly PreviewScript[]): Promise<void>;
  close(): Promise<void>;
}

/** Renders nothing, for a server that does not run remotes' code. */
export const noPreviews: Previews = {
  render: () => Promise.resolve(undefined),
  isExpected: () => false,
  attempt: () => Promise.resolve(undefined),
  prepare: () => Promise.resolve(),
  close: () => Promise.resolve(),
};
