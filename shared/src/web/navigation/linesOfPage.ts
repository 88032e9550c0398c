import {
  mostPartLines,
  partLinesSchema,
  type PartLine,
} from '../../areas/composition/partLines.contract.ts';
import type { LinesPlace } from '../../remote/RemoteConfig.ts';
import { streamedAnswer } from '../query/streamedAnswer.ts';
import type { PartValues } from './Places.tsx';

/** The call of a part, with its parameters filled in. */
export function partPath(call: string, values: PartValues = {}): string {
  return call.replaceAll(/:(\w+)/g, (_parameter, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  );
}

/**
 * The streamed lines for a call of a part. `undefined` for an invalid answer or one with too many
 * lines: the page then makes the call, which reports the problem to the part's team.
 */
export function linesOfPage(place: LinesPlace, path: string): readonly PartLine[] | undefined {
  const lines = streamedAnswer(path, partLinesSchema).initialData()?.lines;
  return lines && lines.length <= mostPartLines[place] ? lines : undefined;
}
