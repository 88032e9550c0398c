import { styled } from 'styled-components';
import { FormattedMessage, StatusChip, theme, useFormats } from '@portal/shared';
import type { User } from '../../domain/User.ts';
import { factorMessages } from './acts/factorMessages.ts';
import { messages } from './messages.ts';

const Until = styled.div`
  color: ${theme.color.muted};
  font-size: ${theme.font.size.s};
`;

/** Keeps a time on one line. */
const Time = styled.span`
  white-space: nowrap;
`;

interface UserStateProps {
  readonly user: User;
  /** The present time in milliseconds since the epoch. */
  readonly now: number;
}

/** The state of a user, such as invited or left, and when it ends. */
export function UserState({ user, now }: UserStateProps) {
  const { instant, dayInWords } = useFormats();
  if (user.kind === 'member' && user.leavesOn !== null) {
    return (
      <div>
        <StatusChip tone="grey" icon="clock">
          <FormattedMessage {...messages.hasLeft} />
        </StatusChip>
        <Until>
          <FormattedMessage {...messages.until} values={{ time: dayInWords(user.leavesOn) }} />
        </Until>
      </div>
    );
  }
  if (user.kind === 'member' && user.factorsResetAt !== null) {
    return (
      <div>
        <StatusChip tone="warning" icon="clock">
          <FormattedMessage {...factorMessages.state} />
        </StatusChip>
        <Until>
          <Time>{instant(user.factorsResetAt)}</Time>
        </Until>
      </div>
    );
  }
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
        <FormattedMessage
          {...messages.until}
          values={{ time: <Time>{instant(user.expiresAt)}</Time> }}
        />
      </Until>
    </div>
  );
}
