import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

/** Months that a major version is offered after its successor. */
const keptMonths = 12;

const row = /^\| (\d+)\.(\d+)\.(\d+) \| (\d{4}-\d{2}-\d{2}) \|/gm;

/** The versions in docs/contract.md, the newest first. */
export function readHistory(text = readFileSync(join(root, 'docs/contract.md'), 'utf8')) {
  return [...text.matchAll(row)].map(([, major, minor, patch, day]) => ({
    version: `${major}.${minor}.${patch}`,
    major: Number(major),
    day,
  }));
}

/**
 * Reports problems of the offered versions, as sentences.
 *
 * @param history result of `readHistory`, the newest first
 * @param offered the newest version of each offered major version, the newest first
 */
export function historyProblems(history, offered) {
  const [newest] = history;
  if (newest?.version !== offered[0]) {
    return [
      `docs/contract.md begins with ${newest?.version ?? 'no version'}, and the contract is ${offered[0]}: give the version its row`,
    ];
  }
  const firstOfNext = (major) => history.findLast((one) => one.major === major + 1);
  return [...new Set(history.map(({ major }) => major))]
    .filter((major) => !offered.some((version) => version.startsWith(`${major}.`)))
    .filter((major) => monthsBetween(firstOfNext(major).day, newest.day) < keptMonths)
    .map(
      (major) =>
        `the contract ${major} is offered no more, and ${major + 1} is not ${keptMonths} months old: keep its newest version in offeredContracts of shared/src/remote/contract.ts`,
    );
}

function monthsBetween(from, to) {
  const [fromYear, fromMonth, fromDay] = from.split('-').map(Number);
  const [year, month, day] = to.split('-').map(Number);
  return (year - fromYear) * 12 + month - fromMonth - (day < fromDay ? 1 : 0);
}
