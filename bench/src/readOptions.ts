import { parseArgs } from 'node:util';

export interface Options {
  /** Interleaved rounds of cold loads; other measurements take a third fewer. */
  readonly rounds: number;
}

const fullRounds = 9;
const quickRounds = 3;

/** `--quick` for trying out, `--rounds <n>` for more certainty. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: { quick: { type: 'boolean', default: false }, rounds: { type: 'string' } },
  });
  if (values.rounds !== undefined) return { rounds: Number(values.rounds) };
  return { rounds: values.quick ? quickRounds : fullRounds };
}
