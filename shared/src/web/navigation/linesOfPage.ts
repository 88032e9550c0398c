import {
  mostPartLines,
  partLinesSchema,
  type PartLine,
} from '../../areas/composition/partLines.contract.ts';
import { streamedAnswer } from '../query/streamedAnswer.ts';
import type { PartValues } from './Places.tsx';

/** The call of a part with its parameters put in. */
export function partPath(call: string, values: PartValues = {}): string {
  return call.replaceAll(/:(\w+)/g, (_parameter, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  );
}

/**
 * The lines that have come with the page for a call of a part. What is none of its answers, or has
 * too many, is left to be asked for, which tells the part's team.
 */
export function linesOfPage(path: string): readonly PartLine[] | undefined {
  const lines = streamedAnswer(path, partLinesSchema).initialData()?.lines;
  return lines && lines.length <= mostPartLines ? lines : undefined;
}
