import { parseArgs } from 'node:util';

export interface Options<Part extends string = never> {
  /** Interleaved rounds. */
  readonly rounds: number;
  /** What to measure, in no order. */
  readonly parts: ReadonlySet<Part>;
  /** Whether the figures are only looked at, and not written into the document. */
  readonly isTrial: boolean;
}

const fullRounds = 9;
const quickRounds = 3;

/**
 * `--quick` for a trial, `--rounds <n>` for more or less certainty, and names of parts.
 *
 * @param parts What can be measured by itself; all of it without a name.
 * @throws Error for an unknown option or part, or rounds that are no number.
 */
export function readOptions<Part extends string = never>(
  args: readonly string[],
  parts: readonly Part[] = [],
): Options<Part> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: parts.length > 0,
    options: { quick: { type: 'boolean', default: false }, rounds: { type: 'string' } },
  });
  const wanted = positionals.map((name) => {
    const part = parts.find((each) => each === name);
    if (part === undefined) throw new Error(`There is no ${name}, but ${parts.join(', ')}`);
    return part;
  });
  const usual = values.quick ? quickRounds : fullRounds;
  const rounds = values.rounds === undefined ? usual : Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) {
    throw new Error(`--rounds takes a number from 1, not ${String(values.rounds)}`);
  }
  return { rounds, parts: new Set(wanted.length > 0 ? wanted : parts), isTrial: values.quick };
}
