import type { PageBootstrap, StreamedAnswer } from './PageBootstrap.ts';

/** What a screen's markup is rendered from: everything its first render in the browser sees. */
export interface PreviewRequest {
  readonly bootstrap: PageBootstrap;
  /** Pattern of the route, as in `remote.config.ts`. */
  readonly route: string;
  /** The answers that are streamed into the same page. */
  readonly answers: readonly StreamedAnswer[];
}

/**
 * A screen as it looks before its scripts are there. It is a picture: inert, and replaced by the
 * screen itself, which is never hydrated from it.
 */
export interface Preview {
  readonly html: string;
  /** Style tags without a nonce. */
  readonly styles: string;
}

/** What a release's preview script offers. Both as JSON: nothing else crosses into the script. */
export type RenderPreview = (request: string) => Promise<string>;
