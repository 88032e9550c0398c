import { EmiError } from '../../problems/EmiError.ts';
import { readStructuredText } from '../text/readStructuredText.ts';

const mostRepeats = 1_000_000;

/** The steps that a step repeats, by name in lower case. */
export interface StepHeader {
  readonly repeats: readonly {
    readonly name: string;
    readonly times: number;
    /** Line number in the file. */
    readonly line: number;
  }[];
}

/**
 * Reads `stephdr` (ODB++ 8.1, "stephdr (Step Header)").
 *
 * @throws EmiError `too-many-repeats`
 */
export function readStepHeader(bytes: Buffer, file: string): StepHeader {
  const { blocks } = readStructuredText(bytes, file);
  let total = 0;
  const repeats = blocks
    .filter(({ name }) => name === 'STEP-REPEAT')
    .map(({ fields, line }) => {
      const times = readCount(fields.get('NX')) * readCount(fields.get('NY'));
      total += times;
      if (total > mostRepeats)
        throw new EmiError({
          code: 'too-many-repeats',
          file,
          line,
          values: { limit: mostRepeats },
        });
      return { name: (fields.get('NAME') ?? '').normalize('NFC').toLowerCase(), times, line };
    });
  return { repeats };
}

function readCount(text: string | undefined): number {
  return /^\d+$/.test(text ?? '') ? Number(text) : 1;
}
