import type { Preview, PreviewRequest } from '@portal/shared/remote';

declare module '../../platform/Deps.ts' {
  interface Deps {
    readonly previews: Previews;
  }
}

/** A release's preview script. */
export interface PreviewScript {
  readonly remote: string;
  /** The same for the same content, and a file name: the release's hash. */
  readonly id: string;
  /** Its content, whose integrity has been checked. */
  readonly read: () => Promise<Buffer>;
}

/** A screen that could not be rendered. */
export interface PreviewFailure {
  readonly route: string;
  readonly problem: string;
}

/** Renders screens to markup, with the remotes' own code, outside of this process. */
export interface Previews {
  /**
   * Never rejects: a page does without its preview when it fails, takes too long or when too many
   * are being made.
   */
  render(script: PreviewScript, request: PreviewRequest): Promise<Preview | undefined>;
  /** Whether pages can count on previews of a release: not for a while after one has failed. */
  isExpected(script: Pick<PreviewScript, 'id'>): boolean;
  /**
   * Renders screens of a release once each, in a process that no page waits for, before it is
   * current. Never rejects.
   *
   * @returns the first that fails, and why; nothing when none does
   */
  attempt(
    script: PreviewScript,
    requests: readonly PreviewRequest[],
  ): Promise<PreviewFailure | undefined>;
  /**
   * Makes ready for pages of these releases, the ones that pages are rendered with from now on; what
   * was made ready for others is dropped. Never rejects.
   */
  prepare(scripts: readonly PreviewScript[]): Promise<void>;
  close(): Promise<void>;
}

/** Previews that render nothing, for a server that does not run remotes' code. */
export const noPreviews: Previews = {
  render: () => Promise.resolve(undefined),
  isExpected: () => false,
  attempt: () => Promise.resolve(undefined),
  prepare: () => Promise.resolve(),
  close: () => Promise.resolve(),
};
