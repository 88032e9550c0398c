import type { PageBootstrap } from '@portal/shared/remote';

declare module '../../platform/Deps.ts' {
  interface Deps {
    /** The built shell that pages are made with; absent where no pages are served. */
    readonly shell?: ShellBuild | undefined;
  }
}

/** The frame of a page. */
export interface ShellFrame {
  readonly html: string;
  /** Style tags of the frame, without a nonce. */
  readonly styles: string;
  /** The script that runs as soon as the frame's markup is there. */
  readonly script: string;
  /** The script that runs as soon as the screen's preview is there. */
  readonly previewScript: string;
  /** The script that runs before anything else of the page. */
  readonly guard: string;
}

/** The built shell as the pages use it; tests have a small one of their own. */
export interface ShellBuild {
  /** Addresses of the scripts of the first load, in order. */
  readonly scripts: readonly string[];
  /** Addresses of the scripts of each lazily shared companion. */
  readonly companions: Readonly<Record<string, readonly string[]>>;
  /** Integrity of every script, by address. */
  readonly integrity: Readonly<Record<string, string>>;
  renderFrame(bootstrap: PageBootstrap): ShellFrame;
}
