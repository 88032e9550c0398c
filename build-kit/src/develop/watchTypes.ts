import { spawn, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { cacheDir } from '../environment.ts';

const require = createRequire(import.meta.url);

/** A line of the compiler's output: `src/X.tsx(12,5): error TS2322: …`, or its continuation. */
const problemLine = /^(\S[^(]*)\((\d+),\d+\): error (TS\d+: .*)$/;

/**
 * Checks the types of a remote on each change.
 * @param onProblems receives a sentence with file and line per error; empty without errors
 */
export function watchTypes(
  dir: string,
  onProblems: (problems: readonly string[]) => void,
): ChildProcess {
  const args = [require.resolve('typescript/bin/tsc'), '-p', dir, '--watch', '--pretty', 'false'];
  // Skips what has not changed since the last run.
  const known = join(cacheDir, `develop/${basename(dir)}.tsbuildinfo`);
  const kept = ['--incremental', '--tsBuildInfoFile', known, '--preserveWatchOutput'];
  const child = spawn(process.execPath, [...args, ...kept], {
    cwd: dir,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let found: string[] = [];
  let rest = '';
  child.stdout.on('data', (chunk: Buffer) => {
    const lines = `${rest}${String(chunk)}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const [, file, row, problem] = problemLine.exec(line) ?? [];
      if (file !== undefined) found.push(`${file}:${row ?? ''} ${problem ?? ''}`);
      if (/Found \d+ errors?\. Watching/.test(line)) {
        onProblems(found);
        found = [];
      }
    }
  });
  return child;
}
