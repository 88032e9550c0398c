import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { lineOf } from './lineOf.ts';
import { meetsContract } from '@portal/shared/remote';

const require = createRequire(import.meta.url);

/** The page's exports with the contract version that introduced them, by module and name. */
type Offers = Readonly<Record<string, Readonly<Record<string, { readonly since: string }>>>>;

interface Taken {
  /** Name and module, for messages. */
  readonly what: string;
  readonly file: string;
  readonly line: string;
  readonly since: string;
}

/**
 * Finds imports from the page that the oldest version of the remote's `contract` lacks: such a page
 * would load the remote, which would then fail. Reports the latest one.
 *
 * @param offers the recorded exports of the facade
 */
export function contractProblems(
  { contract }: { readonly contract: string },
  dir: string,
  offers: Offers = recorded(),
): readonly string[] {
  const oldest = contract.replace(/^[\^~]/, '');
  const late = sources(dir)
    .flatMap(({ file, text }) => takenIn(text, offers).map((taken) => ({ ...taken, file })))
    .filter(({ since }) => !meetsContract(`^${since}`, [oldest]))
    .toSorted((left, right) => (meetsContract(`^${left.since}`, [right.since]) ? 1 : -1));
  const [last] = late;
  return last ? [sentence(last, contract)] : [];
}

function sentence({ file, line, what, since }: Taken, contract: string): string {
  return `${file}:${line} imports ${what}, which the contract has since ${since}, but remote.config.ts requires ${contract}; require ^${since}`;
}

function recorded(): Offers {
  const text = readFileSync(require.resolve('@portal/shared/contract.json'), 'utf8');
  // oxlint-disable-next-line typescript/consistent-type-assertions -- written by npm run contract, and compared by its test
  return (JSON.parse(text) as { exports: Offers }).exports;
}

const named = /import\s*\{([^{}]*)\}\s*from\s*'(@portal\/shared(?:\/\w+)?)'/g;

/** Names that a source imports from the page; types do not exist at run time. */
function takenIn(text: string, offers: Offers): readonly Omit<Taken, 'file'>[] {
  return [...text.matchAll(named)].flatMap(([imported, names = '', module = '']) =>
    names
      .split(',')
      .map((name) => name.trim().split(/\s/, 1)[0] ?? '')
      .flatMap((name) => {
        const since = offers[module]?.[name]?.since;
        return since === undefined
          ? []
          : [{ what: `${name} of ${module}`, line: lineOf(text, imported), since }];
      }),
  );
}

interface Source {
  /** Path within the remote, such as `src/api/partsQuery.ts`. */
  readonly file: string;
  readonly text: string;
}

/** The sources of a remote without its tests. */
function sources(dir: string): readonly Source[] {
  return readdirSync(join(dir, 'src'), { recursive: true, encoding: 'utf8' })
    .map((name) => `src/${name.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^src\/testing\//.test(file))
    .map((file) => ({ file, text: readFileSync(join(dir, file), 'utf8') }));
}
