import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { meetsContract, type RemoteConfig } from '@portal/shared/remote';
import { sources } from './sources.ts';

const require = createRequire(import.meta.url);

/** What the page offers: since which version of the contract, by module and name. */
type Offers = Readonly<Record<string, Readonly<Record<string, { readonly since: string }>>>>;

interface Taken {
  /** Name and module, for people. */
  readonly what: string;
  readonly file: string;
  readonly since: string;
}

/**
 * Finds what a remote takes from the page that the oldest version of its `contract` has not: there
 * it would be loaded and then fail. One sentence, about the latest of these.
 *
 * @param offers what is recorded of the facade
 */
export function contractProblems(
  { contract }: Pick<RemoteConfig, 'contract'>,
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

function sentence({ file, what, since }: Taken, contract: string): string {
  return `${file} takes ${what}, which came with the contract ${since}, and remote.config.ts says ${contract}; say ^${since} there`;
}

function recorded(): Offers {
  const text = readFileSync(require.resolve('@portal/shared/contract.json'), 'utf8');
  // oxlint-disable-next-line typescript/consistent-type-assertions -- npm run contract writes it so, and its test compares it
  return (JSON.parse(text) as { exports: Offers }).exports;
}

const named = /import\s*\{([^{}]*)\}\s*from\s*'(@portal\/shared(?:\/\w+)?)'/g;

/** What a source imports from the page by name; types are not there at run time. */
function takenIn(text: string, offers: Offers): readonly Omit<Taken, 'file'>[] {
  return [...text.matchAll(named)].flatMap(([, names = '', module = '']) =>
    names
      .split(',')
      .map((name) => name.trim().split(/\s/, 1)[0] ?? '')
      .flatMap((name) => {
        const since = offers[module]?.[name]?.since;
        return since === undefined ? [] : [{ what: `${name} of ${module}`, since }];
      }),
  );
}
