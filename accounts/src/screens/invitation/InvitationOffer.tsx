import {
  FormattedMessage,
  LinkButton,
  Stack,
  useFormats,
  useIntl,
  useSession,
} from '@portal/shared';
import { personName } from '@portal/shared/domain';
import type { OpenInvitation } from '../../domain/Invitation.ts';
import { paths } from '../../paths.ts';
import { AcceptForm } from './AcceptForm.tsx';
import { InvitedForm } from './InvitedForm.tsx';
import { messages } from './messages.ts';
import { OtherAddress } from './OtherAddress.tsx';

interface InvitationOfferProps {
  readonly token: string;
  readonly invitation: OpenInvitation;
  readonly onJoined: (team: string) => void;
}

/** What the invitation offers, and how this person accepts it. */
export function InvitationOffer({ token, invitation, onJoined }: InvitationOfferProps) {
  const intl = useIntl();
  const { instantInWords } = useFormats();
  const locale = useSession((session) => session.locale);
  const user = useSession((session) => session.user);
  const { inviter, team, email, role, hasAccount, leaving } = invitation;
  const handleJoined = () => {
    onJoined(team);
  };
  return (
    <Stack $gap={5}>
      <div>
        <p>
          <FormattedMessage
            {...messages.offer}
            values={{
              inviter: personName(
                { last_name: inviter.lastName, first_name: inviter.firstName },
                locale,
              ),
              team,
              role: intl.formatMessage(messages[role]),
            }}
          />
        </p>
        <p>
          <FormattedMessage
            {...messages.until}
            values={{ email, time: instantInWords(invitation.expiresAt) }}
          />
        </p>
      </div>
      {leaving && (
        <AcceptForm token={token} team={team} leaving={leaving} onJoined={handleJoined} />
      )}
      {user !== null && !leaving && (
        <OtherAddress token={token} own={user.email} email={email} hasAccount={hasAccount} />
      )}
      {user === null && hasAccount && (
        <Stack $align="start">
          <p>
            <FormattedMessage {...messages.signInFirst} />
          </p>
          <LinkButton kind="primary" href={paths.invitationSignIn(token)}>
            <FormattedMessage {...messages.signIn} />
          </LinkButton>
        </Stack>
      )}
      {user === null && !hasAccount && (
        <InvitedForm token={token} invitation={invitation} onJoined={handleJoined} />
      )}
    </Stack>
  );
}
