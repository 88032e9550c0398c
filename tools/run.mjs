import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { root } from './root.mjs';

const children = new Set();
process.on('exit', () => children.forEach((child) => child.kill('SIGTERM')));

/**
 * Runs a program in the repository and collects its output.
 * @param {{ env?: Record<string, string>, onOutput?: (text: string) => void, idle?: boolean }}
 * options `idle`: run at the lowest priority.
 * @returns {Promise<{ code: number, output: string, seconds: number }>} never rejects.
 */
export function run(command, args, { env = {}, onOutput, idle = false, ...options } = {}) {
  const started = performance.now();
  return new Promise((resolve) => {
    let output = '';
    const take = (chunk) => {
      output += chunk;
      onOutput?.(String(chunk));
    };
    const end = (code) => {
      children.delete(child);
      resolve({ code, output, seconds: (performance.now() - started) / 1000 });
    };
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
      ...options,
    });
    children.add(child);
    if (idle && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', (error) => {
      output += error.message;
      end(1);
    });
    child.on('close', (code) => end(code ?? 1));
  });
}

/** Runs a script with the current Node. */
export const runNode = (args, options) => run(process.execPath, args, options);
