import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '@portal/server/src/testing/freePort.ts';

const root = path.join(import.meta.dirname, '../../..');
const program = path.join(root, 'build-kit/src/develop/developRemote.ts');

/** A remote that is developed, as `npm run dev -w` serves it. */
export interface DevelopedRemote {
  /** Where its files come from. */
  readonly origin: string;
  /** Puts one text in the place of another in a source. @throws Error where it does not stand */
  readonly edit: (file: string, from: string, to: string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/**
 * Develops a copy of a remote for the pages of a portal, once it has been built for the first time.
 *
 * @param folder the remote's
 * @param portal its origin
 * @throws Error with what it said when it ends before
 */
export async function developCopy(folder: string, portal: string): Promise<DevelopedRemote> {
  const port = await freePort();
  const copy = path.join(root, `.cache/bench/develop-${String(port)}`);
  await cp(folder, copy, { recursive: true, filter: (file) => path.basename(file) !== 'dist' });
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    cwd: copy,
    env: { ...process.env, NODE_ENV: 'development', DEV_PORT: String(port), MANAGER_URL: portal },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (piece: Buffer) => {
      output += String(piece);
      if (output.includes('built in')) resolve();
    });
    child.once('exit', () => reject(new Error(output)));
  });
  return {
    origin: `http://localhost:${String(port)}`,
    edit: async (file, from, to) => {
      const text = await readFile(path.join(copy, file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not have ${from}`);
      await writeFile(path.join(copy, file), text.replace(from, to));
    },
    stop: async () => {
      child.removeAllListeners('exit');
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await rm(copy, { recursive: true, force: true });
    },
  };
}
