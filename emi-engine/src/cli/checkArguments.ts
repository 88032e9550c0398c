import { parseArgs } from 'node:util';
import { type Locale } from '@portal/shared/domain';
import { UsageError } from './UsageError.ts';

export const checkUsage =
  'npm run --silent emi -- check board.tgz --out report/ [--classes nets.csv] [--profile rules.json] [--locale ja]';

/** What `check` was called with; paths as they were written. */
export interface CheckArguments {
  readonly archive: string;
  readonly out: string;
  readonly classes: string | undefined;
  readonly profile: string | undefined;
  readonly locale: Locale;
}

/** @throws UsageError when they do not make sense */
export function checkArguments(args: readonly string[]): CheckArguments {
  const { positionals, values } = parse(args);
  const { out, classes, profile, locale } = values;
  const [archive, ...rest] = positionals;
  if (archive === undefined || rest.length > 0 || out === undefined)
    throw new UsageError(`One archive and --out are needed. Usage: ${checkUsage}`);
  if (locale !== 'en' && locale !== 'ja')
    throw new UsageError(`There is no report in the language ${locale}, only in en and ja.`);
  return { archive, out, classes, profile, locale };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        out: { type: 'string' },
        classes: { type: 'string' },
        profile: { type: 'string' },
        locale: { type: 'string', default: 'en' },
      },
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('. ')[0] : '';
    throw new UsageError(`${reason ?? ''}. Usage: ${checkUsage}`);
  }
}
