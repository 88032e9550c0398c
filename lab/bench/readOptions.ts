import { parseArgs } from 'node:util';

export interface Options<Part extends string = never> {
  /** Number of interleaved rounds. */
  readonly rounds: number;
  /** Parts to measure, unordered. */
  readonly parts: ReadonlySet<Part>;
  /** Whether to only print the figures, and not write them to the document. */
  readonly isTrial: boolean;
}

const fullRounds = 9;
const quickRounds = 3;

/**
 * Parses `--quick` for a trial, `--rounds <n>` for the number of rounds, and names of parts.
 *
 * @param parts available parts; without a name, all are measured
 * @throws Error for an unknown option or part, or an invalid number of rounds
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
    if (part === undefined) throw new Error(`Unknown part ${name}; use ${parts.join(', ')}`);
    return part;
  });
  const usual = values.quick ? quickRounds : fullRounds;
  const rounds = values.rounds === undefined ? usual : Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) {
    throw new Error(`--rounds takes a number from 1, not ${String(values.rounds)}`);
  }
  return { rounds, parts: new Set(wanted.length > 0 ? wanted : parts), isTrial: values.quick };
}
