import { csvText } from '@portal/shared/domain';
import { withFileSource } from '../archive/ArchiveSource.ts';
import { describe } from '../findings/describeFinding.ts';
import { type Said } from '../findings/Finding.ts';
import { readBoard } from '../model/readBoard.ts';
import { noNet } from '../odb/eda/EdaData.ts';
import { BoardView } from '../rules/BoardView.ts';
import { readSettings } from './check.ts';
import { type RecognizedArguments } from './checkArguments.ts';
import { usingFile } from './usingFile.ts';

/**
 * How parts or nets of an archive are recognized, and why, as CSV. After corrections `--roles` or
 * `--classes` reads it back.
 *
 * @throws EmiError if archive or lists are invalid
 * @throws UsageError if a file cannot be read
 */
export async function recognized(
  table: 'parts' | 'nets',
  args: RecognizedArguments,
): Promise<string> {
  const { archive, locale } = args;
  const settings = await readSettings(args);
  const board = await usingFile(archive, { act: 'read', locale }, (path) =>
    withFileSource(path, (source) => readBoard(source, undefined, args.choice)),
  );
  const view = new BoardView(board, settings);
  const reasons = (why: readonly Said[]) => why.map((one) => describe(one, locale)).join('; ');
  if (table === 'parts')
    return csvText(
      ['part', 'role', 'confidence', 'source', 'why'],
      view.parts.guesses.map(({ role, confidence, source, why }, part) => [
        ...[board.parts[part]?.ref ?? '', role, confidence, source, reasons(why)],
      ]),
    );
  return csvText(
    ['net', 'class', 'frequency', 'source', 'why'],
    view.classes.flatMap(({ netClass, frequencyMhz = '', source, why }, net) => {
      const { name = noNet } = board.nets[net] ?? {};
      return name === noNet ? [] : [[name, netClass, frequencyMhz, source, reasons(why)]];
    }),
  );
}
