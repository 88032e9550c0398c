import { useMemo } from 'react';
import {
  Alert,
  FormattedMessage,
  NoValue,
  Stack,
  StatusChip,
  useIntl,
  useSession,
} from '@portal/shared';
import { personName } from '@portal/shared/domain';
import { DataTable, type Column } from '@portal/shared/table';
import type { ImportedLine } from '../../../api/users/useImportInvitations.ts';
import { messages as userMessages } from '../messages.ts';
import { roleNames } from '../roles/roleMessages.ts';
import { faultMessages, messages } from './messages.ts';

interface ImportedLinesProps {
  readonly lines: readonly ImportedLine[];
  /** Whether the mails are on their way; otherwise it was a check. */
  readonly isSent: boolean;
}

function keyOf({ line }: ImportedLine): string {
  return String(line);
}

/** What becomes, or became, of each line of the file; those that are left out stand first. */
export function ImportedLines({ lines, isSent }: ImportedLinesProps) {
  const { formatMessage } = useIntl();
  const locale = useSession((session) => session.locale);
  const columns = useMemo(
    (): readonly Column<ImportedLine>[] => [
      {
        id: 'line',
        header: formatMessage(messages.line),
        width: '72px',
        cell: ({ line }) => formatMessage(messages.lineNumber, { line }),
      },
      {
        id: 'email',
        header: formatMessage(userMessages.email),
        width: 'minmax(180px, 2fr)',
        cell: ({ email }) => email,
      },
      {
        id: 'name',
        header: formatMessage(userMessages.name),
        cell: ({ lastName, firstName }) =>
          personName({ last_name: lastName, first_name: firstName }, locale) || <NoValue />,
      },
      {
        id: 'role',
        header: formatMessage(userMessages.role),
        width: 'minmax(84px, 0.6fr)',
        cell: ({ role }) => (role === null ? <NoValue /> : formatMessage(roleNames[role])),
      },
      {
        id: 'result',
        header: formatMessage(messages.result),
        width: 'minmax(200px, 1.5fr)',
        cell: ({ fault }) =>
          fault === null ? (
            <StatusChip tone="success" icon="circle-check">
              {formatMessage(isSent ? userMessages.invited : messages.ready)}
            </StatusChip>
          ) : (
            <StatusChip tone="warning" icon="triangle-alert">
              {formatMessage(faultMessages[fault])}
            </StatusChip>
          ),
      },
    ],
    [formatMessage, locale, isSent],
  );
  const [first] = lines;
  if (first?.fault === 'quotes' || first?.fault === 'line_too_long') {
    return (
      <Alert kind="danger">
        <FormattedMessage {...faultMessages[first.fault]} values={{ line: first.line }} />
      </Alert>
    );
  }
  const faulty = lines.filter(({ fault }) => fault !== null);
  const good = lines.filter(({ fault }) => fault === null);
  const values = { count: good.length, faults: faulty.length };
  return (
    <Stack $gap={3}>
      <Alert kind={faulty.length > 0 ? 'warning' : 'success'}>
        <FormattedMessage {...(isSent ? messages.done : messages.checked)} values={values} />
      </Alert>
      <DataTable
        label={formatMessage(messages.result)}
        columns={columns}
        rows={[...faulty, ...good]}
        rowKey={keyOf}
      />
    </Stack>
  );
}
