import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format } from 'oxfmt';
import { root as repository } from '../root.mjs';
import { areaName, fillInCall, namesOf } from './fillInCall.mjs';
import { findCallProblems, kindOf, readCall, usage } from './readCall.mjs';
import * as register from './registerCall.mjs';

const style = JSON.parse(readFileSync(join(repository, '.oxfmtrc.json'), 'utf8'));
const template = (file) =>
  readFileSync(join(import.meta.dirname, 'template', `${file}.txt`), 'utf8');
const callsFile = 'shared/src/remote/managerCalls.ts';
const database = 'server/src/platform/db';

/**
 * Writes a call from command-line arguments, or tells why not. Nothing is written unless everything
 * can be.
 *
 * @param {string} root the repository
 * @returns {Promise<{ isDone: boolean, text: string }>}
 */
export async function newCall(root, args) {
  const request = readCall(args);
  if (request === undefined) return { isDone: false, text: `${usage}\n` };
  const requestProblems = findCallProblems(request);
  const problems = requestProblems.length > 0 ? requestProblems : findRootProblems(root, request);
  if (problems.length > 0) {
    const lines = problems.map((problem) => `  ${problem}\n`).join('');
    return { isDone: false, text: `Nothing was written:\n${lines}\n${usage}\n` };
  }
  const files = await writtenFiles(root, request);
  for (const [file, text] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return { isDone: true, text: doneText(request, [...files.keys()]) };
}

/** Reasons in the repository against a call, as sentences. */
function findRootProblems(root, { area, path, method, remote }) {
  const names = namesOf(path);
  const calls = readFileSync(join(root, callsFile), 'utf8');
  return [
    new RegExp(`\\b${method} ${path}(?![\\w/:-])`).test(calls)
      ? `${method} ${path} exists already.`
      : '',
    !hasThings(root, { area, names }) && isTaken(root, names)
      ? `The portal has ${names['sample things']} already, elsewhere than in this command's files of the area ${area}.`
      : '',
    remote !== undefined && !existsSync(join(root, remote, 'src/api', itemFile(path)))
      ? `${remote} has no src/api/${itemFile(path)}, as npm run new-remote makes it.`
      : '',
  ].filter(Boolean);
}

const contractFile = ({ area, names }) =>
  `shared/src/areas/${area}/${names.sampleThings}.contract.ts`;

/** Whether an earlier call has made contract and table. */
function hasThings(root, { area, names }) {
  const file = join(root, contractFile({ area, names }));
  return (
    existsSync(file) && readFileSync(file, 'utf8').includes(`${names.sampleThing}FieldsSchema`)
  );
}

/** Whether something else has the things' names in contracts, database or tests. */
function isTaken(root, { sampleThing, sampleThings, SampleThing, sample_thing }) {
  const own = [`${database}/tables`, 'server/src/testing/builders'];
  if (own.some((folder) => existsSync(join(root, folder, `${sampleThings}.ts`)))) return true;
  const exported = `${sampleThing}Schema|${sampleThings}Schema|${sampleThing}FieldsSchema|${SampleThing}(?:Row|Fields)`;
  const taken = new RegExp(`export (?:const|type) (?:${exported})\\b|'manager\\.${sample_thing}'`);
  return ['shared/src/areas', `${database}/tables`].some((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .filter((file) => file.endsWith('.ts'))
      .some((file) => taken.test(readFileSync(join(root, folder, file), 'utf8'))),
  );
}

const itemFile = (path) => (path.endsWith('/:id') ? 'itemCall.ts' : 'itemsCall.ts');

/** The new text of each file that a call makes or changes. */
async function writtenFiles(root, request) {
  const files = new Map();
  const textOf = (file) => files.get(file) ?? readFileSync(join(root, file), 'utf8');
  const change = (file, how, ...given) => files.set(file, how(textOf(file), ...given));
  const make = (file, from) => files.set(file, fillInCall(template(from), request));
  const { area, path } = request;
  if (!hasThings(root, { area, names: namesOf(path) })) {
    addThings({ make, change, textOf }, request);
  }
  addRoute({ root, files, make, change }, request);
  if (request.remote !== undefined) addToRemote({ make, change }, request);
  for (const [file, text] of files) {
    files.set(file, (await format(join(root, file), text, style)).code);
  }
  return files;
}

/** Contract, table and test data, which the calls of the same things share. */
function addThings({ make, change, textOf }, { area, path }) {
  const { sampleThings, SampleThings, sample_thing, sample_things } = namesOf(path);
  const contract = `${area}/${sampleThings}.contract.ts`;
  make(`shared/src/areas/${contract}`, 'contract/sampleThings.contract.ts');
  change('shared/src/areas/contracts.ts', register.addContract, `./${contract}`);
  make(`${database}/tables/${sampleThings}.ts`, 'table/table.ts');
  const tables = { name: `${SampleThings}Tables`, file: `${sampleThings}.ts` };
  change(`${database}/Database.ts`, register.addTables, tables);
  change(`${database}/forTeam.ts`, register.addTeamTable, `manager.${sample_thing}`);
  const index = `${database}/migrations/index.ts`;
  const key = `${register.nextMigration(textOf(index))}_${sample_things}`;
  make(`${database}/migrations/${key}.ts`, 'table/migration.ts');
  change(index, register.addMigration, { key, name: sampleThings });
  make(`server/src/testing/builders/${sampleThings}.ts`, 'table/builder.ts');
}

/** Route, test and access rule. */
function addRoute({ root, files, make, change }, { area, path, method, who }) {
  const names = namesOf(path);
  const verb = kindOf({ path, method });
  const thing = verb === 'list' ? 'SampleThings' : 'SampleThing';
  const name = verb + names[thing];
  const folder = `server/src/areas/${area}`;
  const place = `${folder}/${names['sample-things']}/${name}`;
  make(`${place}.routes.ts`, `calls/${verb}${thing}.routes.ts`);
  make(`${place}.test.ts`, `calls/${verb}${thing}.test.ts`);
  const modules = `${folder}/${areaName(area)}Modules.ts`;
  if (!existsSync(join(root, modules))) {
    files.set(modules, register.emptyModules(areaName(area)));
    change('server/src/app/app.ts', register.addArea, { name: areaName(area), folder: area });
  }
  const file = `./${names['sample-things']}/${name}.routes.ts`;
  change(modules, register.addModule, { name, file });
  const call = `${method} ${path}`;
  change(callsFile, register.addManagerCall, { call, who });
  if (!path.endsWith('/:id')) return;
  const proofs = 'server/src/testing/access/foreignCalls.ts';
  change(proofs, register.addTenancyProof, { call, test: `${name}.test.ts` });
}

/** Gives a remote its items by the call. */
function addToRemote({ make, change }, { remote, path }) {
  const isOne = path.endsWith('/:id');
  const [folder, row] = isOne ? ['read', 'anItemAnswer.ts'] : ['list', 'anItemRow.ts'];
  make(`${remote}/src/api/${itemFile(path)}`, `remote/${folder}/${itemFile(path)}`);
  make(`${remote}/src/testing/${row}`, `remote/${folder}/${row}`);
  const former = isOne ? "'/api/licenses/:id'" : "'/api/licenses/'";
  change(`${remote}/remote.config.ts`, (text) => text.replaceAll(former, `'${path}'`));
}

function doneText({ area, path, method, remote }, files) {
  const commands = [
    [`npm run unit -- server areas/${area}/`, 'the call itself'],
    ["npm run unit -- server 'app/(access|tenancy)'", 'who may call what, in all of the portal'],
    ...(remote === undefined ? [] : [[`npm run unit -- ${remote}`, 'the remote with the call']]),
    ['npm start', 'again, in its terminal: the portal has the call'],
  ];
  const width = Math.max(...commands.map(([command]) => command.length));
  return `Wrote ${method} ${path}:

${files.map((file) => `  ${file}\n`).join('')}
Next:

${commands.map(([command, what]) => `  ${command.padEnd(width)}  # ${what}\n`).join('')}
The columns are an example: name, state and date. docs/add-a-call.md says how to change them.
`;
}
