import path from 'node:path';
import { conditions } from '../programs/conditions.ts';
import { runPrograms } from '../programs/runPrograms.ts';
import type { LogsTarget } from './LogsTarget.ts';
import { measureIngestion } from './measureIngestion.ts';
import { measureReading } from './measureReading.ts';

// npm run bench -- logs: how many events of use are taken in a second, and how soon figures of
// a large team are read.

const files = {
  server: path.join(import.meta.dirname, 'serveLogs.js'),
  clients: path.join(import.meta.dirname, 'reporter.js'),
  isLogged: false,
};

await runPrograms<LogsTarget>(files, async (programs) => {
  const before = conditions('the reporting computers');
  const reading = await measureReading(programs.target);
  const ingestion = await measureIngestion(programs);
  process.stdout.write(`${before}\n\n${reading}\n\n${ingestion}\n\n`);
});
