import { useCallback, useState } from 'react';
import { Card, FormattedMessage, lazyPart, useIntl } from '@portal/shared';
import { DataTable } from '@portal/shared/table';
import type { User } from '../../domain/User.ts';
import { messages } from './messages.ts';
import type { UserAct } from './acts/UserAct.ts';
import { UserActions } from './acts/UserActions.tsx';
import { useUserColumns } from './useUserColumns.tsx';

const UserDialog = lazyPart(async () => (await import('./acts/UserDialog.tsx')).UserDialog);

function idOf({ id }: User): string {
  return id;
}

/** The table of users, and the dialogs of what is done with them. */
export function UserList({ users }: { readonly users: readonly User[] }) {
  const { formatMessage } = useIntl();
  const [act, setAct] = useState<UserAct | null>(null);
  const [now] = useState(Date.now);
  const actionsOf = useCallback((user: User) => <UserActions user={user} onAct={setAct} />, []);
  const columns = useUserColumns(actionsOf, now);
  return (
    <>
      <Card
        isFlush
        title={<FormattedMessage {...messages.list} values={{ count: users.length }} />}
      >
        <DataTable
          label={formatMessage(messages.title)}
          columns={columns}
          rows={users}
          rowKey={idOf}
        />
      </Card>
      {act && (
        <UserDialog
          act={act}
          onClose={() => {
            setAct(null);
          }}
        />
      )}
    </>
  );
}
