import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../root.mjs';

const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
const textOf = (file) => readFileSync(join(root, file), 'utf8');
const isThere = (file) => existsSync(join(root, file));

/** All documents except templates, whose links work in the remote made from them. */
const documents = tracked
  .filter((file) => file.endsWith('.md') && isThere(file))
  .filter((file) => !file.startsWith('tools/new-remote/'));
const texts = new Map(documents.map((file) => [file, textOf(file)]));

/** The changelog mentions files and commands of its time. */
const present = documents.filter((file) => file !== 'CHANGELOG.md');

/** Matches of a pattern in documents, each with the document's name. */
const findIn = (files, pattern) =>
  files.flatMap((file) => [...texts.get(file).matchAll(pattern)].map((match) => [file, match]));

/** Anchors of headings, as GitHub makes them. */
const anchorsOf = (text) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

describe('the links of all documents', () => {
  const links = findIn(documents, /\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]+))?\)/g).map(
    ([file, [, to, anchor]]) => ({
      file,
      anchor,
      target: to === '' ? file : join(dirname(file), to),
    }),
  );

  it('lead to files', () => {
    const broken = links.filter(({ target }) => !isThere(target));
    expect(broken.map(({ file, target }) => `${file}: ${target}`)).toEqual([]);
  });

  it('lead to headings', () => {
    const broken = links
      .filter(({ target, anchor }) => anchor && texts.has(target))
      .filter(({ target, anchor }) => !anchorsOf(texts.get(target)).includes(anchor));
    expect(broken.map(({ file, target, anchor }) => `${file}: ${target}#${anchor}`)).toEqual([]);
  });
});

describe('the paths that documents name', () => {
  it('exist', () => {
    const tops = new Set(
      tracked.filter((file) => file.includes('/')).map((file) => file.split('/')[0]),
    );
    const ignored = new Set(['dist', 'node_modules', '.cache']);
    const missing = findIn(present, /`([\w.-]+(?:\/[\w.@-]+)+)\/?`/g)
      .map(([file, [, path]]) => [file, path])
      .filter(([, path]) => tops.has(path.split('/')[0]))
      .filter(([, path]) => !path.split('/').some((part) => ignored.has(part)))
      // `shared/domain` stands for the import `@portal/shared/domain`.
      .filter(([, path]) => !isThere(path) && !isThere(path.replace(/^shared\//, 'shared/src/')));
    expect(missing.map((each) => each.join(': '))).toEqual([]);
  });
});

describe('the commands that documents name', () => {
  const help = execFileSync('node', ['--import', 'tsx', 'server/src/app/cli/portal.ts', 'help'], {
    cwd: root,
    encoding: 'utf8',
  });
  const known = [...help.matchAll(/^ {2}([a-z][a-z-]*(?: [a-z][a-z-]*)?)/gm)].map(
    ([, name]) => name,
  );

  it('are scripts of a package', () => {
    const scripts = new Set(
      tracked
        .filter((file) => file.endsWith('package.json') && isThere(file))
        .flatMap((file) => Object.keys(JSON.parse(textOf(file)).scripts ?? {})),
    );
    const unknown = findIn(present, /npm run (?:--silent )?([a-z][\w:-]*)/g)
      .map(([file, [, script]]) => [file, script])
      .filter(([, script]) => !scripts.has(script));
    expect(unknown.map((each) => each.join(': '))).toEqual([]);
  });

  it('are commands of the portal', () => {
    const named = findIn(present, /npm run portal -- ([a-z][a-z-]*)(?: ([a-z][a-z-]*))?/g);
    const unknown = named
      .map(([file, [, noun, verb]]) => [file, noun, verb])
      .filter(([, noun]) => noun !== 'help')
      .filter(([, noun, verb]) => !known.includes(noun) && !known.includes(`${noun} ${verb}`));
    expect(unknown.map((each) => each.join(' '))).toEqual([]);
  });

  it('are exactly those in the list for operators', () => {
    const [, list = ''] =
      /^# People and teams\n(.+?)```/ms.exec(texts.get('docs/operators.md')) ?? [];
    const listed = [...list.matchAll(/^([a-z][a-z-]*)(?: ([a-z][a-z-]*(?: \| [a-z][a-z-]*)*))?/gm)];
    const names = listed.flatMap(([, noun, verbs]) =>
      verbs === undefined ? [noun] : verbs.split(' | ').map((verb) => `${noun} ${verb}`),
    );
    const elsewhere = known.filter((name) => name.startsWith('backups '));
    expect(new Set([...names, ...elsewhere])).toEqual(new Set(known));
  });
});

describe('the settings in the guide for operators', () => {
  it('are those of the configuration', () => {
    const sources = tracked
      .filter((file) => /^server\/src\/.*(?:[cC]onfig|Environment|Settings)\.ts$/.test(file))
      .filter(isThere);
    const read = sources.flatMap((file) =>
      // Removed settings have the type `never`.
      [...textOf(file).matchAll(/^ {2}([A-Z][A-Z_]+):(?!\s*z\s*\.never)/gm)].map(
        ([, name]) => name,
      ),
    );
    const guide = texts.get('docs/operators.md');
    const [, settings] = /^## Settings\n(.+?)^## /ms.exec(guide) ?? [];
    const named = [...settings.matchAll(/^\| ([^|]+) \|/gm)]
      .filter(([, cell]) => !cell.includes('OTEL_SERVICE_NAME'))
      .flatMap(([, cell]) => [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name));
    expect(new Set(named)).toEqual(new Set(read));
  });
});

describe('the exports in the README of shared', () => {
  const { exports: recorded } = JSON.parse(textOf('shared/contract.json'));
  const readme = texts.get('shared/README.md');

  it.each([
    '',
    '/charts',
    '/choosing',
    '/embed',
    '/explanation',
    '/forms',
    '/list',
    '/overlays',
    '/table',
  ])('are those of @portal/shared%s', (module) => {
    const heading = module === '' ? 'The facade' : `\`${module}\``;
    const [, section = ''] =
      new RegExp(`^### ${heading}\\n(.+?)(?=^##|(?![^]))`, 'ms').exec(readme) ?? [];
    const named = [...section.matchAll(/^- \*\*[^*]+\*\*: ((?:`\w+`(?:, )?)+)/gm)].flatMap(
      ([, names]) => [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name),
    );
    expect(named.toSorted()).toEqual(Object.keys(recorded[`@portal/shared${module}`]).toSorted());
  });
});
