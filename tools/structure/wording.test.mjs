import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../root.mjs';

/** Folders that keep to the rule; add a folder once it is clean. */
const folders = [
  'mf-*',
  'build-kit',
  'test-kit',
  'license-client',
  'e2e',
  'accounts',
  'shared',
  'paper',
  'lab',
  'shell',
  'emi-engine',
  'server',
  'tools',
  'docs',
  'README.md',
  'CHANGELOG.md',
];

/** Phrases that make a reader read twice. Name the actor and use a verb of the field instead. */
const phrases = [
  /\bwhoever\b/i,
  /\bsomebody\b/i,
  /\bnobody has\b/i,
  /\bso many\b/i,
  /\bof (its|their|his|her) own\b/i,
  /\bwhat [\w’' ]{1,40} may have\b/i,
  /\bhas come\b/i,
  /\bcame of\b/i,
  /\ball the same\b/i,
  /\btaken back\b/i,
  /\bin sight\b/i,
  /\bfor want of\b/i,
  /\banew\b/i,
];

/** The comments of a source, or all of a Markdown file, with line breaks as spaces. */
function prose(file) {
  const text = readFileSync(join(root, file), 'utf8');
  const parts = file.endsWith('.md') ? [text] : (text.match(/\/\*[^]*?\*\/|(?<!:)\/\/.*$/gm) ?? []);
  return parts.join('\n').replace(/\s*\n\s*(\*|\/\/)?\s*/g, ' ');
}

describe('comments and Markdown', () => {
  it('avoid phrases that are hard to read', () => {
    const files = execFileSync('git', ['ls-files', ...folders], { cwd: root, encoding: 'utf8' })
      .split('\n')
      .filter((file) => /\.([cm]?[jt]sx?|md)$/.test(file) && !file.includes('/dist/'));
    expect(files.length).toBeGreaterThan(0);
    const found = files.flatMap((file) => {
      const text = prose(file);
      return phrases
        .map((phrase) => phrase.exec(text)?.[0])
        .filter(Boolean)
        .map((hit) => [file, hit]);
    });
    expect(found).toEqual([]);
  });
});
