import { mkdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { runCourse } from './course/runCourse.ts';
import { keepBrowser } from './measure/keepBrowser.ts';
import { readOptions } from './readOptions.ts';
import { report } from './report/report.ts';
import { parts, type Results } from './report/Results.ts';
import { startBenchServer } from './service/startBenchServer.ts';

const resultsFile = path.join(import.meta.dirname, '../results/latest.json');

const options = readOptions(process.argv.slice(2), parts);
const { rounds } = options;
const loadBefore = os.loadavg()[0] ?? 0;
const say = (text: string) => process.stderr.write(`${text}\n`);

say('starting the server with its demo');
const server = await startBenchServer();
const browser = keepBrowser(process.env['CHROMIUM_PATH']);
try {
  const measuredAt = new Date().toISOString();
  const measured = await runCourse({ browser, url: server.url, rounds, say }, options.parts);
  const results: Results = {
    measuredAt,
    rounds,
    machine: {
      processor: os.cpus()[0]?.model ?? 'unknown',
      cores: os.cpus().length,
      memoryGib: os.totalmem() / 2 ** 30,
      node: process.versions.node,
      browser: (await browser.get()).version(),
      loadBefore,
      loadAfter: os.loadavg()[0] ?? 0,
    },
    ...measured,
  };
  await mkdir(path.dirname(resultsFile), { recursive: true });
  await writeFile(resultsFile, `${JSON.stringify(results, null, 2)}\n`);
  process.stdout.write(report(results));
} finally {
  await browser.close();
  await server.stop();
}
