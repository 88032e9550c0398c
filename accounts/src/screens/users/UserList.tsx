import { useCallback, useState } from 'react';
import {
  Button,
  Card,
  FailureAlert,
  FormattedMessage,
  Inline,
  lazyPart,
  useIntl,
} from '@portal/shared';
import { DataTable } from '@portal/shared/table';
import type { User } from '../../domain/User.ts';
import type { UserAct } from './acts/UserAct.ts';
import { UserActions } from './acts/UserActions.tsx';
import { messages as inviteMessages } from './invite/messages.ts';
import { messages } from './messages.ts';
import { useUserColumns } from './useUserColumns.tsx';

const UserDialog = lazyPart(async () => (await import('./acts/UserDialog.tsx')).UserDialog);

const dialogAhead = { onPointerEnter: UserDialog.preload, onFocus: UserDialog.preload };

/** What needs no dialog, and why it was not done. */
interface Failure {
  readonly error: unknown;
  readonly title: string | undefined;
}

function idOf({ id }: User): string {
  return id;
}

/** The table of users, and the dialogs of what is done with them. */
export function UserList({ users }: { readonly users: readonly User[] }) {
  const { formatMessage } = useIntl();
  const [act, setAct] = useState<UserAct | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [now] = useState(Date.now);
  const handleAct = useCallback((chosen: UserAct) => {
    setFailure(null);
    setAct(chosen);
  }, []);
  const actionsOf = useCallback(
    (user: User) => (
      <UserActions
        user={user}
        onAct={handleAct}
        onFailure={(error, title) => {
          setFailure({ error, title });
        }}
      />
    ),
    [handleAct],
  );
  const columns = useUserColumns(actionsOf, now);
  return (
    <>
      {failure && <FailureAlert {...failure} />}
      <Card
        isFlush
        title={<FormattedMessage {...messages.list} values={{ count: users.length }} />}
        actions={
          <Inline>
            <Button
              {...dialogAhead}
              size="small"
              icon="file-up"
              onClick={() => {
                handleAct({ kind: 'import' });
              }}
            >
              <FormattedMessage {...inviteMessages.import} />
            </Button>
            <Button
              {...dialogAhead}
              size="small"
              kind="primary"
              icon="plus"
              onClick={() => {
                handleAct({ kind: 'invite' });
              }}
            >
              <FormattedMessage {...inviteMessages.invite} />
            </Button>
          </Inline>
        }
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
