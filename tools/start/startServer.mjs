import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

const largestLogBytes = 20_000_000;

/** A long log becomes `….old`, in place of the one before, so that starting often fills no disk. */
function turnLog(file) {
  if (existsSync(file) && statSync(file).size > largestLogBytes) renameSync(file, `${file}.old`);
}

/**
 * Starts the built server. Its log goes to a file in the data directory.
 * @returns also `lastWords`: what it wrote for people (standard error).
 */
export function startServer({ dataDir }, env = {}) {
  // The log, like everything in the data directory, is for this user alone.
  process.umask(0o077);
  mkdirSync(dataDir, { recursive: true });
  const logFile = join(dataDir, 'portal.log');
  turnLog(logFile);
  const log = createWriteStream(logFile, { flags: 'a' });
  const child = spawn(process.execPath, ['--enable-source-maps', 'server/dist/main.js'], {
    cwd: root,
    // Each thread keeps memory of its own otherwise, which its past work has made large.
    env: { MALLOC_ARENA_MAX: '2', ...process.env, DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Ctrl-C in the terminal goes to this program alone, which then stops the server once.
    detached: process.platform !== 'win32',
  });
  process.on('exit', () => child.kill('SIGTERM'));
  child.stdout.pipe(log, { end: false });
  let words = '';
  child.stderr.on('data', (chunk) => {
    log.write(chunk);
    words += chunk;
  });
  const ended = new Promise((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal }));
  });
  return { child, ended, logFile, lastWords: () => words };
}
