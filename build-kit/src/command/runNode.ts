import { spawn, spawnSync } from 'node:child_process';
import { constants } from 'node:os';

/** Runs a Node program to its end in this terminal. @returns its exit code */
export function runNode(args: readonly string[], cwd: string): number {
  return spawnSync(process.execPath, args, { cwd, stdio: 'inherit' }).status ?? 1;
}

/** Starts a Node program, forwards signals to it, and exits with its exit code. */
export function startNode(args: readonly string[], env: Readonly<Record<string, string>>): void {
  const child = spawn(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === null ? 1 : 128 + constants.signals[signal]);
  });
}
