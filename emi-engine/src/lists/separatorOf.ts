import { type CsvSeparator } from '@portal/paper/csv/parseCsv.ts';

/** Separator of a list. The first line decides; names in later lines may contain any separator. */
export function separatorOf(text: string): CsvSeparator {
  const [line = ''] = text.split(/[\r\n]/, 1);
  const plain = line.replace(/"(?:[^"]|"")*"/g, '');
  return ([';', '\t'] as const).find((separator) => plain.includes(separator)) ?? ',';
}
