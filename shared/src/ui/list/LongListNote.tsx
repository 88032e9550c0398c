import { FormattedMessage } from 'react-intl';
import { printedRows, wholeRows } from '../table/row-window/rowMeasurements.ts';
import { Note, PaperNote } from './list.styles.ts';
import { messages } from './messages.ts';

interface LongListNoteProps {
  /** Number of the rows that match. */
  readonly count: number;
  /** Whether the list can be had as a file. */
  readonly hasFile: boolean;
}

/** Says of a long list that not all rows are in the page, and not all on paper. */
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
