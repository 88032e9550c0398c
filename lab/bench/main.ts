import { runCourse } from './course/runCourse.ts';
import { keepBrowser } from './measure/keepBrowser.ts';
import { conditions } from './programs/conditions.ts';
import { readOptions } from './readOptions.ts';
import { loadRows } from './report/loadRows.ts';
import { recordFigures } from './report/recordFigures.ts';
import { parts } from './report/Results.ts';
import { startBenchServer } from './service/startBenchServer.ts';

const options = readOptions(process.argv.slice(2), parts);
const { rounds, isTrial } = options;
const say = (text: string) => process.stderr.write(`${text}\n`);

say('starting the server with its demo');
const before = conditions();
const server = await startBenchServer();
const browser = keepBrowser(process.env['CHROMIUM_PATH']);
try {
  const course = { browser, url: server.url, rounds, say };
  for await (const [part, measured] of runCourse(course, options.parts)) {
    const figures = {
      part,
      rows: loadRows(part, measured),
      conditions: `${before}, Chromium ${(await browser.get()).version()}, ${String(rounds)} rounds`,
    };
    await recordFigures(figures, isTrial);
  }
} finally {
  await browser.close();
  await server.stop();
}
