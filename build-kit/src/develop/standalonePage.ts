import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const packedShell = join(import.meta.dirname, '../../shell');
/** The built shell; the packed package contains it. */
const shellDir = existsSync(packedShell)
  ? packedShell
  : join(import.meta.dirname, '../../../shell/dist/client');
/** Lifetime of a remote in a portal tab: a working day. */
const lastsMs = 8 * 60 * 60 * 1000;

/** The page of a standalone remote: the static shell, which loads the remote from here. */
export function standalonePage(remote: string, origin: string): string {
  const file = join(shellDir, 'static.html');
  if (!existsSync(file)) {
    return '<!doctype html><title>Remote</title><p>The shell is not built yet: npm run build -- shell</p>';
  }
  const until = new Date(Date.now() + lastsMs).toISOString();
  const development = JSON.stringify({ remote, origin, until });
  const data = `<script type="application/json" id="portal-development">${development}</script>`;
  return readFileSync(file, 'utf8').replace('</head>', `${data}\n</head>`);
}

/** Reads a file of the built shell. */
export function shellFile(name: string): Buffer | undefined {
  const file = join(shellDir, name);
  return /^[\w-][\w.-]*$/.test(name) && existsSync(file) ? readFileSync(file) : undefined;
}
