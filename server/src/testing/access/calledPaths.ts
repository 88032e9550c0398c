import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { embeddedSources, remoteEmbedding } from './embeddedSources.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

/** All remotes with an element for other sites. */
export async function remotesWithElement(): Promise<readonly string[]> {
  const remotes = readdirSync(root).filter(
    (name) => name.startsWith('mf-') && existsSync(path.join(root, name, 'remote.config.ts')),
  );
  const configs = await Promise.all(remotes.map((name) => remoteEmbedding(path.join(root, name))));
  return remotes.filter((_name, at) => configs[at]?.embeddable).toSorted();
}

/**
 * Paths of calls in the sources of a remote's embeddable screens and in the parts of
 * `shared/src/web/files` that they use, with `*` for interpolations. Parsed as text, like imports
 * in the structure test: formatting leaves one way to write a literal.
 */
export async function calledPaths(remote: string): Promise<readonly string[]> {
  const texts = (await embeddedSources(path.join(root, remote))).map(withoutDocs);
  const shared = sourcesIn(path.join(root, 'shared/src/web/files')).filter((text) => {
    const names = [...text.matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)];
    return names.some(([, name = '']) => texts.some((one) => one.includes(name)));
  });
  return [...new Set([...texts, ...shared].flatMap(literalsIn))].toSorted();
}

/** The sources in a folder, without tests and doc comments. */
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

/** The text up to the closing quote, with each `${…}` as `*`. */
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

/** Index of the matching closing brace. */
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

/** Whether a call can match a route's path, or with `isPrefix` begin with it. */
function fits(called: string, url: string, isPrefix: boolean): boolean {
  const wanted = segmentsOf(called);
  const given = segmentsOf(url);
  if (isPrefix ? given.length < wanted.length : given.length !== wanted.length) return false;
  return wanted.every((one, at) => {
    const segment = given[at] ?? '';
    // An interpolation at the end may be a query: `/api/orders/export${query}`.
    return one === segment || one.includes('*') || segment.startsWith(':');
  });
}

const placesFilled = (called: string, url: string) =>
  segmentsOf(called).filter((one, at) => one === '*' && segmentsOf(url)[at]?.startsWith(':'))
    .length;

/** The routes that a call matches: their parameters are where it interpolates. */
export function meantBy(called: string, urls: readonly string[]): readonly string[] {
  const exact = urls.filter((url) => fits(called, url, false));
  const all = exact.length > 0 ? exact : urls.filter((url) => fits(called, url, true));
  const literal = all.filter((url) => !url.includes(':') && !called.includes('*'));
  if (literal.length > 0 && exact.length > 0) return literal;
  const most = Math.max(...all.map((url) => placesFilled(called, url)));
  return all.filter((url) => placesFilled(called, url) === most);
}

/** The routes that a call may reach with a suffix. */
export function below(called: string, urls: readonly string[]): readonly string[] {
  return urls.filter((url) => fits(called, url, true));
}
