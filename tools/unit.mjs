// node tools/unit.mjs [folder] [pattern…]: unit and server tests, of the repository or of one
// folder.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const jest = join(
  dirname(createRequire(import.meta.url).resolve('jest/package.json')),
  'bin/jest.js',
);
const isOption = (argument) => argument.startsWith('-');
const options = process.argv.slice(2).filter(isOption);
const patterns = process.argv.slice(2).filter((argument) => !isOption(argument));
const isFolder = /^[\w-]+$/.test(patterns[0] ?? '') && existsSync(join(root, patterns[0]));
if (isFolder) {
  const [folder, ...rest] = patterns.splice(0);
  patterns.push(`${root}/(?=${folder}/).*(${rest.join('|')})`);
}
const selection = patterns.length > 0 ? ['--', ...patterns] : [];

const child = spawn(process.execPath, [jest, '--passWithNoTests', ...options, ...selection], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    // A screen's test file reloads its modules; a larger young generation collects garbage less
    // often.
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --no-warnings --max-semi-space-size=64`,
  },
});
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
