import { FormattedMessage } from '@portal/shared';
import { emiReportDays, emiUsageNotesVersion } from '@portal/shared/domain';
import { useId } from 'react';
import { messages, noteMessages } from './messages.ts';
import { Box, Notes, Version } from './UsageNotes.styles.ts';

/** The usage notes of the service. Accepting them accepts the version below them. */
export function UsageNotes() {
  const headingId = useId();
  return (
    <Box aria-labelledby={headingId}>
      <h3 id={headingId}>
        <FormattedMessage {...messages.title} />
      </h3>
      <Notes>
        {Object.values(noteMessages).map((note) => (
          <li key={note.id}>
            <FormattedMessage {...note} values={{ days: emiReportDays }} />
          </li>
        ))}
      </Notes>
      <Version>
        <FormattedMessage {...messages.version} values={{ version: emiUsageNotesVersion }} />
      </Version>
    </Box>
  );
}
