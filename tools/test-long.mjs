// npm run test:long: tests at full size that take minutes and gigabytes. The daily tests run a
// sample.
import { runNode } from './run.mjs';

const files =
  'parallelDownloads|killOrders|databaseFaults|fullDisk|longUsageCsv|fuzzBoards|lab/cluster|platform/blobs|backupFaults';
const parts = [
  ['tools/unit.mjs', '--maxWorkers=1', '--selectProjects=server', files],
  ['tools/e2e.mjs', '--project=ja-390', 'releases', 'embedding', 'sites'],
  ['tools/pack/tryContainerfile.mjs'],
  ['tools/chaos-remotes.mjs', '--times=2'],
];

let failed = 0;
for (const part of parts) {
  const onOutput = (text) => process.stdout.write(text);
  const { code } = await runNode(part, { env: { TEST_LONG: '1' }, onOutput });
  if (code !== 0) failed += 1;
}
process.exit(failed > 0 ? 1 : 0);
