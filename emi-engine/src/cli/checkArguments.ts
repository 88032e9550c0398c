import { parseArgs } from 'node:util';
import { type Locale } from '@portal/shared/domain';
import { type JobChoice } from '../odb/job/JobChoice.ts';
import { readUnit } from '../odb/text/LengthUnit.ts';
import { UsageError } from './UsageError.ts';

export const checkUsage =
  'npm run --silent emi -- check board.tgz --out report/ [--classes nets.csv] [--profile rules.json] [--units mm] [--job name] [--locale ja]';

/** What `check` was called with; paths as they were written. */
export interface CheckArguments {
  readonly archive: string;
  readonly out: string;
  readonly classes: string | undefined;
  readonly profile: string | undefined;
  /** Unit and job of an archive that does not tell them. */
  readonly choice: JobChoice;
  readonly locale: Locale;
}

/** @throws UsageError when they do not make sense */
export function checkArguments(args: readonly string[]): CheckArguments {
  const { positionals, values } = parse(args);
  const { out, classes, profile, units, job, locale } = values;
  const [archive, ...rest] = positionals;
  if (archive === undefined || rest.length > 0 || out === undefined)
    throw new UsageError(`One archive and --out are needed. Usage: ${checkUsage}`);
  if (locale !== 'en' && locale !== 'ja')
    throw new UsageError(`There is no report in the language ${locale}, only in en and ja.`);
  return { archive, out, classes, profile, locale, choice: readChoice({ units, job }) };
}

/** Options of all commands. */
export const choiceOptions = { units: { type: 'string' }, job: { type: 'string' } } as const;

/** @throws UsageError for other units */
export function readChoice({
  units,
  job,
}: {
  readonly units?: string | undefined;
  readonly job?: string | undefined;
}): JobChoice {
  const unit = readUnit(units ?? '');
  if (units !== undefined && unit === undefined)
    throw new UsageError(`There is no unit ${units}, only mm and inch.`);
  return { ...(unit && { units: unit }), ...(job !== undefined && { job }) };
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
        ...choiceOptions,
        locale: { type: 'string', default: 'en' },
      },
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('. ')[0] : '';
    throw new UsageError(`${reason ?? ''}. Usage: ${checkUsage}`);
  }
}
