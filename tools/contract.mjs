// npm run contract [-- --write]: compares the exports of the facade with their record,
// shared/contract.json. --write makes docs/kit.md and kit.json of mf-design, and records today's
// exports under a new contract version; exports of the current major version cannot be removed from
// the record.
import { writeFileSync } from 'node:fs';
import { contractVersion } from '../shared/src/remote/contract.ts';
import {
  compareFacade,
  goneNames,
  recordFacade,
  readRecord,
  recordFile,
} from './contract/compareFacade.mjs';
import { openFacade, readFacade } from './contract/readFacade.mjs';
import { readKit } from './contract/readKit.mjs';
import { kitData, kitDataFile, kitFile, renderKit } from './contract/renderKit.mjs';

const recorded = readRecord();
const opened = openFacade();
const current = readFacade(opened);
const isWriting = process.argv.includes('--write');
const isRecording = isWriting && contractVersion !== recorded.version;
if (isWriting) {
  const kit = readKit(opened);
  writeFileSync(kitFile, renderKit(kit));
  writeFileSync(kitDataFile, kitData(kit));
}
const problems = (isRecording ? goneNames : compareFacade)(recorded, current, contractVersion);
for (const problem of problems) process.stderr.write(`${problem}\n`);
if (isRecording && problems.length === 0) {
  const record = recordFacade(recorded, current, contractVersion);
  writeFileSync(recordFile, `${JSON.stringify(record, null, 2)}\n`);
  process.stdout.write(`shared/contract.json has the contract ${contractVersion}\n`);
}
process.exit(problems.length > 0 ? 1 : 0);
