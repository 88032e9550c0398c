import { Alert, Button, FormattedMessage, LinkButton, Stack } from '@portal/shared';
import { useAcceptInvitation } from '../../api/invitations/useAcceptInvitation.ts';
import type { OpenInvitation } from '../../domain/Invitation.ts';
import { paths } from '../../paths.ts';
import { JoinFailure } from './JoinFailure.tsx';
import { messages } from './messages.ts';

interface AcceptFormProps {
  readonly token: string;
  readonly team: string;
  readonly leaving: NonNullable<OpenInvitation['leaving']>;
  readonly onJoined: () => void;
}

/** The acceptance of the signed-in person, who leaves their team, or why they cannot. */
export function AcceptForm({ token, team, leaving, onJoined }: AcceptFormProps) {
  const accept = useAcceptInvitation(token);
  if (leaving.refusal !== null) {
    return (
      <Stack $align="start">
        <Alert kind="warning">
          <FormattedMessage {...messages[leaving.refusal]} values={{ former: leaving.team }} />
        </Alert>
        {leaving.refusal === 'owner_has_members' && (
          <LinkButton href={paths.users}>
            <FormattedMessage {...messages.leaveFirst} />
          </LinkButton>
        )}
      </Stack>
    );
  }
  return (
    <Stack $align="start">
      <Alert>
        <FormattedMessage {...messages.leaves} values={{ former: leaving.team, team }} />
      </Alert>
      <JoinFailure error={accept.error} former={leaving.team} />
      <Button
        kind="primary"
        isBusy={accept.isPending}
        onClick={() => {
          accept.mutate(undefined, { onSuccess: onJoined });
        }}
      >
        <FormattedMessage {...messages.accept} />
      </Button>
    </Stack>
  );
}
