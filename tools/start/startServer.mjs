import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../root.mjs';

const largestLogBytes = 20_000_000;

/**
 * Renames a long log to `….old`, replacing the previous one, so that frequent starts do not fill
 * the disk.
 */
function turnLog(file) {
  if (existsSync(file) && statSync(file).size > largestLogBytes) renameSync(file, `${file}.old`);
}

/**
 * Starts the built server with its log in the data directory.
 * @returns also `lastWords`: its output on standard error, and `refusals`: a line for each built
 *   remote that it did not publish.
 */
export function startServer({ dataDir }, env = {}) {
  // Like all files in the data directory, the log is private to this user.
  process.umask(0o077);
  mkdirSync(dataDir, { recursive: true });
  const logFile = join(dataDir, 'portal.log');
  turnLog(logFile);
  const log = createWriteStream(logFile, { flags: 'a' });
  const child = spawn(process.execPath, ['--enable-source-maps', 'server/dist/main.js'], {
    cwd: root,
    // Otherwise each thread keeps a memory arena, enlarged by its past work.
    env: { MALLOC_ARENA_MAX: '2', ...process.env, DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Ctrl-C in the terminal reaches only this program, which stops the server once.
    detached: process.platform !== 'win32',
  });
  process.on('exit', () => child.kill('SIGTERM'));
  child.stdout.pipe(log, { end: false });
  const refused = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (!line.includes('"msg":"release refused"')) return;
    const { remote, problems } = JSON.parse(line);
    refused.push(`${remote} was refused and left out: ${Object.values(problems).join(' ')}\n`);
  });
  let words = '';
  child.stderr.on('data', (chunk) => {
    log.write(chunk);
    words += chunk;
  });
  const ended = new Promise((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal }));
  });
  return { child, ended, logFile, lastWords: () => words, refusals: () => refused.join('') };
}
