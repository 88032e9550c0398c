// node scripts/unit.mjs [project] [pattern…]: unit and server tests, of all projects or of one.
// A project is a workspace's folder name; several go into UNIT_PROJECTS.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const jest = join(
  dirname(createRequire(import.meta.url).resolve('jest/package.json')),
  'bin/jest.js',
);
const isOption = (argument) => argument.startsWith('-');
const options = process.argv.slice(2).filter(isOption);
const [first, ...rest] = process.argv.slice(2).filter((argument) => !isOption(argument));
const isProject = first !== undefined && /^[a-z-]+$/.test(first);
const projects = (process.env.UNIT_PROJECTS ?? (isProject ? first : '')).split(' ').filter(Boolean);
const patterns = isProject ? rest : [first, ...rest].filter(Boolean);
const selection = [
  ...(projects.length > 0 ? ['--selectProjects', ...projects] : []),
  ...(patterns.length > 0 ? ['--', ...patterns] : []),
];

const child = spawn(process.execPath, [jest, '--passWithNoTests', ...options, ...selection], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    // A screen's test file loads its modules anew: with room for them, garbage is collected less often.
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --no-warnings --max-semi-space-size=64`,
  },
});
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
