import type { PageBootstrap, PageDevelopment, RegisteredRemote } from '@portal/shared/remote';

/** The data that the server has put into the page; `undefined` in the static page. */
export function readBootstrap(): PageBootstrap | undefined {
  const text = textOf('portal-bootstrap');
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the server writes it from a value of this type, and is of the same release
  return text === '' ? undefined : (JSON.parse(text) as PageBootstrap);
}

/** Remotes of menu entries, which follow the page's screen; none until they have arrived. */
export function carriedRemotes(): readonly RegisteredRemote[] {
  // Until the page is parsed, the element may have only the beginning of its text.
  if (document.readyState === 'loading') return [];
  // oxlint-disable-next-line typescript/consistent-type-assertions -- as above
  return JSON.parse(textOf('portal-next') || '[]') as readonly RegisteredRemote[];
}

/** The static page's data about the remote in development, from the developer's server. */
export function readDevelopment(): PageDevelopment | undefined {
  const text = textOf('portal-development');
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the developer's server writes it from a value of this type
  return text === '' ? undefined : (JSON.parse(text) as PageDevelopment);
}

/** Integrity of the shell's scripts by address. */
export function readShellIntegrity(): Record<string, string> {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the server writes it, or in the static page the shell's own build
  return JSON.parse(textOf('portal-shell-integrity') || '{}') as Record<string, string>;
}

function textOf(id: string): string {
  return document.getElementById(id)?.textContent ?? '';
}
