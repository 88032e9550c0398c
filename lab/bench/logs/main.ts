import path from 'node:path';
import { conditions, databaseOfSettings } from '../programs/conditions.ts';
import { runPrograms } from '../programs/runPrograms.ts';
import { recordFigures } from '../report/recordFigures.ts';
import type { LogsTarget } from './LogsTarget.ts';
import { measureIngestion } from './measureIngestion.ts';
import { measureReading } from './measureReading.ts';

// npm run bench -- logs: how many usage events are accepted per second, and how fast figures of a large team are
// read.

const files = {
  server: path.join(import.meta.dirname, 'serveLogs.js'),
  clients: path.join(import.meta.dirname, 'reporter.js'),
};

await runPrograms<LogsTarget>(files, async (programs) => {
  const database = databaseOfSettings();
  const before = conditions(database);
  const rows = [...(await measureReading(programs.target)), ...(await measureIngestion(programs))];
  await recordFigures({ part: `logs, ${database}`, rows, conditions: before });
});
