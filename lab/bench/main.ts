import { actionRows } from './course/actionRows.ts';
import { clickRows } from './course/clickRows.ts';
import { measurePart, startCourse } from './course/runCourse.ts';
import { keepBrowser } from './measure/keepBrowser.ts';
import { profiles } from './measure/Profile.ts';
import { conditions } from './programs/conditions.ts';
import { readOptions } from './readOptions.ts';
import { loadRows } from './report/loadRows.ts';
import { recordFigures } from './report/recordFigures.ts';
import { parts } from './report/Results.ts';
import { startBenchServer } from './service/startBenchServer.ts';

const options = readOptions(process.argv.slice(2), [...parts, 'clicks', 'actions']);
const { rounds, isTrial } = options;
const say = (text: string) => process.stderr.write(`${text}\n`);

say('starting the server with its demo');
const before = conditions();
const server = await startBenchServer();
const browser = keepBrowser(process.env['CHROMIUM_PATH']);
try {
  const course = await startCourse({ browser, url: server.url, rounds, say });
  const about = `${before}, Chromium ${(await browser.get()).version()}, ${String(rounds)} rounds`;
  for (const part of parts.filter((each) => options.parts.has(each))) {
    const rows = loadRows(part, await measurePart(course, part));
    await recordFigures({ part, rows, conditions: about }, isTrial);
  }
  if (options.parts.has('clicks')) {
    const rows = await clickRows(course, profiles);
    await recordFigures({ part: 'clicks', rows, conditions: about }, isTrial);
  }
  if (options.parts.has('actions')) {
    const rows = await actionRows(course);
    await recordFigures({ part: 'actions', rows, conditions: about }, isTrial);
  }
} finally {
  await browser.close();
  await server.stop();
}
