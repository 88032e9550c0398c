import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { check } from 'recheck';
import ts from 'typescript';
import { root } from '../root.mjs';

const workspaces = ['build-kit', 'license-client', 'server', 'shared'];
const isSource = (file) =>
  /\.([cm]?js|tsx?)$/.test(file) && !/\.test\.|\/(?:testing|dist)\//.test(file);

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', ...workspaces],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => isSource(file) && existsSync(join(root, file)));

/** Regular expressions as written, each with its locations. */
const patterns = new Map();
/** Locations of regular expressions that are built at run time. */
const made = [];

for (const file of files) {
  const text = readFileSync(join(root, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const place = (node) =>
    `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
  const visit = (node) => {
    if (ts.isRegularExpressionLiteral(node))
      patterns.set(node.text, [...(patterns.get(node.text) ?? []), place(node)]);
    if (ts.isIdentifier(node) && node.text === 'RegExp' && !ts.isTypeNode(node.parent))
      made.push(place(node));
    ts.forEachChild(node, visit);
  };
  visit(source);
}

/**
 * @returns `safe`, or the problem. No time limits: on a busy machine they end the search elsewhere,
 *   and the verdict changes.
 */
async function judge(pattern) {
  const end = pattern.lastIndexOf('/');
  const { status, complexity, attack } = await check(
    pattern.slice(1, end),
    pattern.slice(end + 1),
    {
      timeout: null,
      recallTimeout: -1,
      attackTimeout: null,
      incubationTimeout: null,
      seedingTimeout: null,
    },
  );
  return status === 'safe' ? status : `${complexity?.summary ?? status}: ${attack?.pattern}`;
}

/**
 * Patterns that were judged safe, since judging all takes half a minute; `npm run test:all` judges
 * them again. `WRITE=1 npm run unit -- tools/lint/patterns` writes them.
 */
const record = join(import.meta.dirname, 'linearPatterns.json');
const isComplete = process.env.TEST_ALL === '1';
const known = new Set(isComplete ? [] : JSON.parse(readFileSync(record, 'utf8')));
/** A pattern without unbounded repetition is linear. */
const isUnbounded = (pattern) => /[*+]|\{\d+,\}/.test(pattern);

describe('patterns for untrusted text', () => {
  it('are literals, so that they can be judged', () => {
    expect(made).toEqual([]);
  });

  it('take time linear in the text', async () => {
    const wrong = [];
    const unbounded = [...patterns.keys()].filter(isUnbounded);
    for (const pattern of unbounded.filter((one) => !known.has(one))) {
      const said = await judge(pattern);
      if (said !== 'safe') wrong.push({ pattern, said, places: patterns.get(pattern) });
    }
    expect(wrong).toEqual([]);
    if (process.env.WRITE === '1') writeFileSync(record, `${JSON.stringify(unbounded, null, 2)}\n`);
  }, 300_000);

  it('are reported if they do not', async () => {
    expect(await judge('/=+$/')).toMatch(/^2nd degree polynomial/);
  });
});
