import type { PageBootstrap, RegisteredRemote, RemoteRoute } from '@portal/shared/remote';
import { escapeHtml, jsonScript } from '../../platform/answers/html.ts';
import type { ShellBuild } from './ShellBuild.ts';

/** What makes a page work, as markup. */
export interface PageScripts {
  /** Names the scripts of the shell and of the screen, so that all of them are fetched at once. */
  readonly preloads: string;
  /** Runs the shell's, behind the integrity of all that the shell may load. */
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
  // Of a remote in development only the page itself learns what it is made of.
  const isKnown = permitted && remote?.name !== development?.remote;
  const screen = isKnown && remote && route ? scriptsOfScreen(shell, remote, route) : [];
  const tags = scripts.map(
    ({ src, integrity }) =>
      `<script async data-shell src="${src}" crossorigin="anonymous" integrity="${integrity}" nonce="${nonce}" fetchpriority="high"></script>`,
  );
  // 3 kB that no compression makes smaller: the rows of a preview go first.
  const integrity = jsonScript('id="portal-shell-integrity"', shell?.integrity ?? {});
  return {
    preloads: [
      ...scripts.map((script) => preload(script, nonce, 'high')),
      ...screen.map((script) => preload(script, nonce, 'auto')),
    ].join('\n'),
    tags: [integrity, ...tags].join('\n'),
  };
}

/** The tag that preloads a script; browsers only use it when it equals the request that follows. */
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
