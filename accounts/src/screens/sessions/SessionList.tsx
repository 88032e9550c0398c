import { useState } from 'react';
import {
  Button,
  Card,
  FailureAlert,
  FormattedMessage,
  lazyPart,
  showSnackbar,
  Stack,
  useIntl,
} from '@portal/shared';
import { useEndSessions } from '../../api/sessions/useEndSessions.ts';
import type { AccountSession } from '../../domain/AccountSession.ts';
import { messages } from './messages.ts';
import { SessionRow } from './SessionRow.tsx';

const EndOthersDialog = lazyPart(
  async () => (await import('./EndOthersDialog.tsx')).EndOthersDialog,
);

/** The devices, each of which can be signed out, and all others at once. */
export function SessionList({ sessions }: { readonly sessions: readonly AccountSession[] }) {
  const { formatMessage } = useIntl();
  const end = useEndSessions();
  const [isAsking, setIsAsking] = useState(false);
  const others = sessions.filter(({ isCurrent }) => !isCurrent).length;
  return (
    <Card
      title={<FormattedMessage {...messages.list} values={{ count: sessions.length }} />}
      actions={
        others > 0 && (
          <Button
            size="small"
            onPointerEnter={EndOthersDialog.preload}
            onFocus={EndOthersDialog.preload}
            onClick={() => {
              setIsAsking(true);
            }}
          >
            <FormattedMessage {...messages.endOthers} />
          </Button>
        )
      }
    >
      <Stack>
        {end.isError && <FailureAlert error={end.error} />}
        <Stack as="ul" $gap={3}>
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              isBusy={end.isPending}
              onEnd={(device) => {
                end.mutate(session.id, {
                  onSuccess: () => {
                    showSnackbar(formatMessage(messages.ended, { device }));
                  },
                });
              }}
            />
          ))}
        </Stack>
      </Stack>
      {isAsking && (
        <EndOthersDialog
          count={others}
          onClose={() => {
            setIsAsking(false);
          }}
        />
      )}
    </Card>
  );
}
