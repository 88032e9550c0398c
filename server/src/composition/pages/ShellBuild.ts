import type { PageBootstrap } from '@portal/shared/remote';

declare module '../../platform/Deps.ts' {
  interface Deps {
    /** The built shell; absent where no pages are served. */
    readonly shell?: ShellBuild | undefined;
  }
}

/** The frame of a page. */
export interface ShellFrame {
  readonly html: string;
  /** Style tags without a nonce. */
  readonly styles: string;
  /** Script to run right after the frame's markup. */
  readonly script: string;
  /** Script to run right after the screen's preview. */
  readonly previewScript: string;
  /** Script to run before anything else. */
  readonly guard: string;
}

/** The built shell as pages use it; tests use a small one. */
export interface ShellBuild {
  /** Addresses of the scripts of the initial load, in order. */
  readonly scripts: readonly string[];
  /** Addresses of the scripts of each lazy shared module. */
  readonly companions: Readonly<Record<string, readonly string[]>>;
  /** Integrity of every script, by address. */
  readonly integrity: Readonly<Record<string, string>>;
  renderFrame(bootstrap: PageBootstrap): ShellFrame;
}
