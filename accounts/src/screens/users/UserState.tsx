import { styled } from 'styled-components';
import { FormattedMessage, StatusChip, theme, useFormats } from '@portal/shared';
import type { User } from '../../domain/User.ts';
import { messages } from './messages.ts';

const Until = styled.div`
  color: ${theme.color.muted};
  font-size: ${theme.font.size.s};
`;

interface UserStateProps {
  readonly user: User;
  /** The present time in milliseconds since the epoch. */
  readonly now: number;
}

/** Whether somebody is in the team or only invited, and until when the invitation counts. */
export function UserState({ user, now }: UserStateProps) {
  const { instant } = useFormats();
  if (user.kind === 'member') {
    return (
      <StatusChip tone="success" icon="circle-check">
        <FormattedMessage {...messages.active} />
      </StatusChip>
    );
  }
  if (Date.parse(user.expiresAt) <= now) {
    return (
      <StatusChip tone="warning" icon="triangle-alert">
        <FormattedMessage {...messages.expired} />
      </StatusChip>
    );
  }
  return (
    <div>
      <StatusChip tone="blueGrey" icon="clock">
        <FormattedMessage {...messages.invited} />
      </StatusChip>
      <Until>
        <FormattedMessage {...messages.until} values={{ time: instant(user.expiresAt) }} />
      </Until>
    </div>
  );
}
