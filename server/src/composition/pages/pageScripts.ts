import type { PageBootstrap, RegisteredRemote, RemoteRoute } from '@portal/shared/remote';
import { escapeHtml, jsonScript } from '../../platform/answers/html.ts';
import type { ShellBuild } from './ShellBuild.ts';

/** The markup that loads a page's scripts. */
export interface PageScripts {
  /** Preloads all scripts of shell and screen at once. */
  readonly preloads: string;
  /** Runs the shell's scripts, after the integrity of everything the shell may load. */
  readonly tags: string;
}

interface Page {
  readonly bootstrap: PageBootstrap;
  readonly route: RemoteRoute | undefined;
  readonly nonce: string;
  readonly shell: ShellBuild | undefined;
}

interface Script {
  readonly src: string;
  readonly integrity: string;
}

export function pageScripts({ bootstrap, route, nonce, shell }: Page): PageScripts {
  const scripts = (shell?.scripts ?? []).map((src) => scriptOfShell(shell, src));
  const { remote, permitted, development } = bootstrap;
  // Only the page's own registry knows the files of a remote in development.
  const isKnown = permitted && remote?.name !== development?.remote;
  const screen = isKnown && remote && route ? scriptsOfScreen(shell, remote, route) : [];
  const tags = scripts.map(
    ({ src, integrity }) =>
      `<script async data-shell src="${src}" crossorigin="anonymous" integrity="${integrity}" nonce="${nonce}" fetchpriority="high"></script>`,
  );
  // 3 kB that do not compress: the rows of a preview go first.
  const integrity = jsonScript('id="portal-shell-integrity"', shell?.integrity ?? {});
  return {
    preloads: [
      ...scripts.map((script) => preload(script, nonce, 'high')),
      ...screen.map((script) => preload(script, nonce, 'auto')),
    ].join('\n'),
    tags: [integrity, ...tags].join('\n'),
  };
}

/** A preload tag; browsers only use it if it matches the later request. */
function preload({ src, integrity }: Script, nonce: string, priority: 'high' | 'auto'): string {
  const address = escapeHtml(src);
  return `<link rel="preload" as="script" href="${address}" crossorigin="anonymous" integrity="${integrity}" nonce="${nonce}" fetchpriority="${priority}">`;
}

function scriptsOfScreen(
  shell: ShellBuild | undefined,
  { current }: RegisteredRemote,
  route: RemoteRoute,
): readonly Script[] {
  const files = current.screens[route.path];
  const own = [current.entry, ...(files?.preload ?? [])].map((file) => ({
    src: `${current.base}${file}`,
    integrity: current.integrity[file] ?? '',
  }));
  const companions = (files?.companions ?? []).flatMap((key) => shell?.companions[key] ?? []);
  return [...own, ...companions.map((src) => scriptOfShell(shell, src))];
}

function scriptOfShell(shell: ShellBuild | undefined, src: string): Script {
  return { src, integrity: shell?.integrity[src] ?? '' };
}
