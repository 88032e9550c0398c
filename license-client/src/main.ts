import { hostname, uptime } from 'node:os';
import { machineFingerprint } from './machineFingerprint.ts';
import { run } from './run.ts';

// npm run changes the working directory; file names are relative to the caller's.
const folder = process.env['INIT_CWD'] ?? process.cwd();

const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    interrupted.abort();
  });
}

process.exitCode = await run(process.argv.slice(2), {
  env: process.env,
  folder,
  host: hostname(),
  fingerprint: await machineFingerprint(process.env),
  now: () => new Date(),
  uptimeMs: () => uptime() * 1000,
  fetch,
  print: (line) => {
    process.stdout.write(`${line}\n`);
  },
  complain: (line) => {
    process.stderr.write(`${line}\n`);
  },
  interrupted: interrupted.signal,
});
