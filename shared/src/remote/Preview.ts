import type { PageBootstrap, StreamedAnswer } from './PageBootstrap.ts';

/** The input of a preview: everything that the screen's first render in the browser reads. */
export interface PreviewRequest {
  readonly bootstrap: PageBootstrap;
  /** Pattern of the route, as in `remote.config.ts`. */
  readonly route: string;
  /** The answers that are streamed into the same page. */
  readonly answers: readonly StreamedAnswer[];
}

/**
 * A picture of a screen for the time until its scripts run: inert, never hydrated, and replaced by
 * the screen.
 */
export interface Preview {
  readonly html: string;
  /** Style tags without a nonce. */
  readonly styles: string;
}

/**
 * The function that a release's preview script exports. Argument and result are JSON, since no
 * objects cross into the script.
 */
export type RenderPreview = (request: string) => Promise<string>;
