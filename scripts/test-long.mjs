// npm run test:long: what takes minutes and gigabytes, at full size. The daily tests run a sample.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const unit = join(import.meta.dirname, 'unit.mjs');
const child = spawn(
  process.execPath,
  [
    unit,
    '--maxWorkers=1',
    'server',
    'parallelDownloads|killOrders|databaseFaults|longUsageCsv|fuzzBoards',
  ],
  {
    stdio: 'inherit',
    env: { ...process.env, TEST_LONG: '1' },
  },
);
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
