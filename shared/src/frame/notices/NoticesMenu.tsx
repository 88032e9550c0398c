import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { commonMessages } from '../../web/intl/commonMessages.ts';
import { useFormats } from '../../web/intl/useFormats.ts';
import { useSession } from '../../web/session/useSession.ts';
import { theme } from '../../ui/theme/theme.ts';
import { frameMessages } from '../frameMessages.ts';
import { ToolbarMenu } from '../ToolbarMenu.tsx';
import { messages } from './messages.ts';
import { noticeItem } from './noticeItem.ts';
import { useIsAwaitingNotices, useNotices } from './useNotices.ts';

const Badge = styled.span`
  position: absolute;
  top: 2px;
  right: 0;
  min-width: 18px;
  padding: 0 ${theme.space(1)};
  border-radius: 9px;
  background: ${theme.color.danger};
  color: ${theme.color.onDanger};
  font-size: ${theme.font.size.s};
  line-height: 18px;
  text-align: center;
  font-variant-numeric: tabular-nums;
`;

interface InsteadProps {
  readonly userId: string;
  readonly isError: boolean;
}

/** What an open menu says instead of notices. */
function Instead({ userId, isError }: InsteadProps) {
  const isAwaiting = useIsAwaitingNotices(userId);
  if (isError) return <FormattedMessage {...messages.failed} />;
  return <FormattedMessage {...(isAwaiting ? commonMessages.loading : frameMessages.noNotices)} />;
}

interface NoticesMenuProps {
  readonly userId: string;
  /** Address of the manager, on pages of accounts. */
  readonly manager?: string | undefined;
}

/** The notifications menu: what ends, is unpaid or was finished, with the number of unread ones. */
export function NoticesMenu({ userId, manager }: NoticesMenuProps) {
  const intl = useIntl();
  const formats = useFormats();
  const locale = useSession((session) => session.locale);
  const accounts = useSession((session) => session.config.services.accounts);
  const isEnabled = useSession(({ status, loading }) => status === 'active' && !loading);
  const { notices, isError, unreadCount, markSeen } = useNotices(userId, isEnabled);
  return (
    <ToolbarMenu
      icon="bell"
      label={
        unreadCount > 0
          ? intl.formatMessage(messages.unread, { count: unreadCount })
          : intl.formatMessage(frameMessages.notifications)
      }
      badge={unreadCount > 0 && <Badge aria-hidden>{unreadCount}</Badge>}
      header={notices.length === 0 ? <Instead userId={userId} isError={isError} /> : undefined}
      items={notices.map((notice) =>
        noticeItem(notice, { intl, locale, formats }, { manager, accounts }),
      )}
      onOpen={markSeen}
    />
  );
}
