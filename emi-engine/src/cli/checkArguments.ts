import { parseArgs } from 'node:util';
import { type Locale } from '@portal/shared/domain';
import { type JobChoice } from '../odb/job/JobChoice.ts';
import { readUnit } from '../odb/text/LengthUnit.ts';
import { UsageError } from './UsageError.ts';

export const checkUsage =
  'npm run --silent emi -- check board.tgz --out report/ [--classes nets.csv] [--roles parts.csv] [--profile rules.json] [--units mm] [--job name] [--locale ja]';

export const recognizedUsage =
  'npm run --silent emi -- parts|nets board.tgz [--classes nets.csv] [--roles parts.csv] [--units mm] [--job name] [--locale ja]';

/** What `parts` and `nets` were called with; paths as they were written. */
export interface RecognizedArguments {
  readonly archive: string;
  readonly classes: string | undefined;
  readonly roles: string | undefined;
  readonly profile?: string | undefined;
  /** Unit and job of an archive that does not tell them. */
  readonly choice: JobChoice;
  readonly locale: Locale;
}

/** What `check` was called with. */
export interface CheckArguments extends RecognizedArguments {
  readonly out: string;
}

/** @throws UsageError when they do not make sense */
export function checkArguments(args: readonly string[]): CheckArguments {
  const { archive, out, ...rest } = read(args, checkUsage);
  if (archive === undefined || out === undefined)
    throw new UsageError(`One archive and --out are needed. Usage: ${checkUsage}`);
  return { archive, out, ...rest };
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

/** @throws UsageError when they do not make sense */
export function recognizedArguments(args: readonly string[]): RecognizedArguments {
  const { archive, out, profile, ...rest } = read(args, recognizedUsage);
  if (archive === undefined || out !== undefined || profile !== undefined)
    throw new UsageError(`One archive is needed. Usage: ${recognizedUsage}`);
  return { archive, ...rest };
}

/** @throws UsageError for unknown options and languages */
function read(args: readonly string[], usage: string) {
  const { positionals, values } = parse(args, usage);
  const { out, classes, roles, profile } = values;
  const locale = localeOf(values.locale);
  const archive = positionals.length === 1 ? positionals[0] : undefined;
  return { archive, out, classes, roles, profile, locale, choice: readChoice(values) };
}

function localeOf(name: string): Locale {
  if (name === 'en' || name === 'ja') return name;
  throw new UsageError(`There is no report in the language ${name}, only in en and ja.`);
}

function parse(args: readonly string[], usage: string) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        out: { type: 'string' },
        classes: { type: 'string' },
        roles: { type: 'string' },
        profile: { type: 'string' },
        ...choiceOptions,
        locale: { type: 'string', default: 'en' },
      },
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('. ')[0] : '';
    throw new UsageError(`${reason ?? ''}. Usage: ${usage}`);
  }
}
