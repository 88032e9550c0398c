import { FormattedMessage } from 'react-intl';
import { printedRows, wholeRows } from '../table/row-window/rowMeasurements.ts';
import { Note, PaperNote } from './list.styles.ts';
import { messages } from './messages.ts';

interface LongListNoteProps {
  /** Number of matching rows. */
  readonly count: number;
  /** Whether the list can be downloaded as a file. */
  readonly hasFile: boolean;
}

/** Says that the page, or the paper, does not have all rows of a long list. */
export function LongListNote({ count, hasFile }: LongListNoteProps) {
  if (count <= wholeRows) return null;
  return (
    <>
      <Note>
        <FormattedMessage {...(hasFile ? messages.longWithFile : messages.long)} />
      </Note>
      {count > printedRows && (
        <PaperNote>
          <FormattedMessage
            {...(hasFile ? messages.printedWithFile : messages.printed)}
            values={{ printed: printedRows, count }}
          />
        </PaperNote>
      )}
    </>
  );
}
