import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { workspaceRoot } from '../workspaceRoot.ts';
import { findProblems } from './findProblems.ts';
import { lineOf } from './lineOf.ts';
import { neighbours, readConfig } from './neighbours.ts';

const name = 'remote.config.ts';

/**
 * Finds everything that would fail only in the browser: contradictions between `remote.config.ts`
 * and the remote, and paths of other remotes. Takes a few milliseconds; every build asks first.
 *
 * @param isNeighbor whose paths count; default: all other remotes of the workspace root
 * @returns sentences that begin with the file from that root, and the line if there is one
 */
export async function remoteProblems(
  dir: string,
  isNeighbor: (name: string) => boolean = () => true,
): Promise<readonly string[]> {
  const root = workspaceRoot(dir);
  const folder = relative(root, dir);
  try {
    const config = await readConfig(join(dir, name));
    const others = (await neighbours(config.name, root)).filter((other) => isNeighbor(other.name));
    const problems = findProblems(config, dir, others);
    return problems.map((problem) => join(folder, placed(problem, dir)));
  } catch (error) {
    return [join(folder, unreadable(error))];
  }
}

/** Puts the place in front, unless the sentence begins with a file. */
function placed(problem: string, dir: string): string {
  const [first = ''] = problem.split(/[: ]/, 1);
  if (first !== name && existsSync(join(dir, first))) return problem;
  const sentence = problem.replace(/^remote\.config\.ts:? /, '');
  // The line of the last word that the configuration has as a text.
  const text = readFileSync(join(dir, name), 'utf8');
  const words = sentence.split(/[\s,;]+/).map((word) => `'${word}'`);
  const word = words.findLast((one) => text.includes(one));
  return `${name}${word === undefined ? '' : `:${lineOf(text, word)}`} ${sentence}`;
}

/** An error of the compiler begins with its place. */
function unreadable(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const [, line, words] = /remote\.config\.ts:(\d+):\d+: (?:ERROR: )?(.+)/.exec(message) ?? [];
  return line === undefined ? `${name} cannot be read: ${message}` : `${name}:${line} ${words}`;
}
