import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from '@jest/globals';
import { contractProblems } from '../../build-kit/src/checks/contractProblems.ts';
import { readConfig } from '../../build-kit/src/checks/neighbours.ts';
import { meetsContract, offeredContracts } from '../../shared/src/remote/contract.ts';
import { remotes } from '../build/workspaces.mjs';
import { root } from '../root.mjs';
import { compareFacade, readRecord } from './compareFacade.mjs';
import { historyProblems, readHistory } from './contractHistory.mjs';
import { facadeModules, sharedModuleNames } from './facadeModules.mjs';
import { openFacade, readFacade } from './readFacade.mjs';
import { readKit } from './readKit.mjs';
import { kitData, kitDataFile, kitFile, renderKit } from './renderKit.mjs';

const all = [...remotes(), 'e2e/remotes/mf-fixture', 'e2e/remotes/mf-former'];
const configOf = (remote) => readConfig(join(root, remote, 'remote.config.ts'));

let opened;
beforeAll(() => {
  opened = openFacade();
}, 120_000);

it('the facade matches the record of its version', () => {
  expect(compareFacade(readRecord(), readFacade(opened), offeredContracts[0])).toEqual([]);
}, 120_000);

it('docs/kit.md and kit.json are what npm run contract -- --write makes of the components', () => {
  const kit = readKit(opened);
  expect(readFileSync(kitFile, 'utf8')).toBe(renderKit(kit));
  expect(readFileSync(kitDataFile, 'utf8')).toBe(kitData(kit));
});

it('every component of the kit has an example and a sentence', () => {
  const bare = readKit(opened).filter(({ example, text }) => !example || !text);
  expect(bare.map(({ name }) => name)).toEqual([]);
});

it('the record has every module that the page shares with remotes', () => {
  expect([...facadeModules.keys()].toSorted()).toEqual([...new Set(sharedModuleNames())].sort());
});

it('every version has its row and is offered for the stated time', () => {
  const history = readHistory();
  expect(historyProblems(history, offeredContracts)).toEqual([]);
  const versions = history.map(({ version }) => version);
  const named = Object.values(readRecord().exports).flatMap((names) => Object.values(names));
  expect(named.filter(({ since }) => !versions.includes(since))).toEqual([]);
});

it.each(all)('%s runs on the newest contract', async (remote) => {
  expect(meetsContract((await configOf(remote)).contract)).toBe(true);
});

it.each(all)('%s uses nothing that the oldest contract of its range lacks', async (remote) => {
  expect(contractProblems(await configOf(remote), join(root, remote))).toEqual([]);
});
