import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { embeddedSources } from './embeddedSources.ts';
import { remoteEmbedding } from './remoteEmbedding.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

/** Every remote that pages of other sites may show. */
export async function remotesWithElement(): Promise<readonly string[]> {
  const remotes = readdirSync(root).filter(
    (name) => name.startsWith('mf-') && existsSync(path.join(root, name, 'remote.config.ts')),
  );
  const configs = await Promise.all(remotes.map((name) => remoteEmbedding(path.join(root, name))));
  return remotes.filter((_name, at) => configs[at]?.embeddable).toSorted();
}

/**
 * The paths of calls as they stand in the sources of a remote's screens that pages of other sites show,
 * and in what these take from `shared/src/web/files`, with `*` in place of what is put in. Read as text, as
 * the structure test reads imports: the formatter leaves one way to write a literal.
 */
export async function calledPaths(remote: string): Promise<readonly string[]> {
  const texts = (await embeddedSources(path.join(root, remote))).map(withoutDocs);
  const shared = sourcesIn(path.join(root, 'shared/src/web/files')).filter((text) => {
    const names = [...text.matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)];
    return names.some(([, name = '']) => texts.some((one) => one.includes(name)));
  });
  return [...new Set([...texts, ...shared].flatMap(literalsIn))].toSorted();
}

/** The texts of a folder's sources, without tests and doc comments. */
function sourcesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|(^|\/)testing\//.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .map(withoutDocs);
}

function withoutDocs(text: string): string {
  return text.replaceAll(/^\s*\/\*\*[\s\S]*?\*\//gm, '');
}

function literalsIn(text: string): string[] {
  const starts = [...text.matchAll(/['"`](?=\/(?:api|pdf|license\/lic)\/)/g)];
  return starts.map(({ index, 0: quote }) => {
    const [address = ''] = literalAt(text, index + 1, quote).split('?');
    return address.replace(/\/$/, '');
  });
}

/** What stands from here to the closing quote, each `${…}` as `*`. */
function literalAt(text: string, start: number, quote: string): string {
  let found = '';
  for (let at = start; at < text.length && text[at] !== quote; at += 1) {
    if (quote === '`' && text.startsWith('${', at)) {
      at = endOfPlace(text, at + 2);
      found += '*';
    } else found += text[at] ?? '';
  }
  return found;
}

/** Where the brace closes that is open here. */
function endOfPlace(text: string, start: number): number {
  let open = 1;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '{') open += 1;
    if (text[at] === '}') open -= 1;
    if (open === 0) return at;
  }
  return text.length;
}

const segmentsOf = (address: string) => address.split('/').slice(1);

/** Whether a route's path may be the called one; `isPrefix`: or begins with it. */
function fits(called: string, url: string, isPrefix: boolean): boolean {
  const wanted = segmentsOf(called);
  const given = segmentsOf(url);
  if (isPrefix ? given.length < wanted.length : given.length !== wanted.length) return false;
  return wanted.every((one, at) => {
    const segment = given[at] ?? '';
    // What is put in at the end may be a search: `/api/orders/export${query}`.
    return one === segment || one.includes('*') || segment.startsWith(':');
  });
}

const placesFilled = (called: string, url: string) =>
  segmentsOf(called).filter((one, at) => one === '*' && segmentsOf(url)[at]?.startsWith(':'))
    .length;

/** The routes, by their paths, that a call means: those whose parameters stand where it puts in. */
export function meantBy(called: string, urls: readonly string[]): readonly string[] {
  const exact = urls.filter((url) => fits(called, url, false));
  const all = exact.length > 0 ? exact : urls.filter((url) => fits(called, url, true));
  const literal = all.filter((url) => !url.includes(':') && !called.includes('*'));
  if (literal.length > 0 && exact.length > 0) return literal;
  const most = Math.max(...all.map((url) => placesFilled(called, url)));
  return all.filter((url) => placesFilled(called, url) === most);
}

/** The routes that a call may reach with something more behind it. */
export function below(called: string, urls: readonly string[]): readonly string[] {
  return urls.filter((url) => fits(called, url, true));
}
