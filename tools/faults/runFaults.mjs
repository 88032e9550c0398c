import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { copyRepository } from '../test/copyRepository.mjs';
import { faults } from './faults.mjs';
import { insertFault } from './insertFault.mjs';
import { endSteps, narrowedSteps } from './narrowedSteps.mjs';

const copy = join(root, '.cache/faults/copy');
const print = (line) => process.stdout.write(`${line}\n`);
const git = (cwd, ...args) => execFileSync('git', args, { cwd, encoding: 'utf8' }).trim();

function makeCopy() {
  copyRepository(copy);
  // Tests of the structure list the sources with git.
  git(copy, 'init', '--quiet');
  git(copy, 'add', '--all');
}

const restore = ({ file }) => cpSync(join(root, file), join(copy, file));

async function lookFor(fault) {
  const started = performance.now();
  const text = insertFault(fault, readFileSync(join(root, fault.file), 'utf8'));
  writeFileSync(join(copy, fault.file), text);
  const foundBy = [];
  let output = '';
  try {
    for (const { step, args } of fault.seenBy) {
      const verdict = await narrowedSteps[step](copy, args);
      if (verdict.isFound) foundBy.push(step);
      else output += `${step} ${args.join(' ')}\n${verdict.output}\n`;
    }
  } finally {
    restore(fault);
  }
  const seconds = Math.round((performance.now() - started) / 1000);
  return { foundBy, seconds, output };
}

const lineOf = (name, { foundBy, seconds }) =>
  `${foundBy.length > 0 ? `found by ${foundBy.join(', ')}` : 'NOT FOUND'}: ${name} (${seconds} s)`;

/**
 * Makes each fault in a copy of the repository and checks that the named steps of `npm test` find
 * it.
 * @param {{ only?: string, isContinuing: boolean }} options part of a name; whether to reuse the
 * results of an interrupted run of the same commit.
 * @returns {Promise<boolean>} whether all were found.
 */
export async function runFaults({ only = '', isContinuing }) {
  const resultFile = join(root, '.cache/faults', `${git(root, 'rev-parse', 'HEAD^{tree}')}.json`);
  const goesOn = isContinuing && existsSync(resultFile) && existsSync(copy);
  if (goesOn) faults.forEach(restore);
  else makeCopy();
  const results = goesOn ? JSON.parse(readFileSync(resultFile, 'utf8')) : {};
  const chosen = faults.filter(({ name }) => name.includes(only));
  try {
    for (const fault of chosen) {
      const { output, ...result } = results[fault.name] ?? (await lookFor(fault));
      print(lineOf(fault.name, result));
      if (output && result.foundBy.length === 0) print(output.slice(-3000));
      results[fault.name] = result;
      writeFileSync(resultFile, `${JSON.stringify(results, null, 2)}\n`);
    }
  } finally {
    await endSteps();
  }
  const found = chosen.filter(({ name }) => results[name].foundBy.length > 0).length;
  print(`${found} of ${chosen.length} found`);
  return found === chosen.length;
}
