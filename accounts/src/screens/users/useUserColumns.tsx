import { useMemo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Inline, NoValue, theme, useFormats, useIntl, useSession } from '@portal/shared';
import { personName } from '@portal/shared/domain';
import type { Column } from '@portal/shared/table';
import { Portrait } from '../../components/Portrait.tsx';
import type { User } from '../../domain/User.ts';
import { messages } from './messages.ts';
import { roleNames } from './roles/roleMessages.ts';
import { UserState } from './UserState.tsx';

const Muted = styled.span`
  color: ${theme.color.muted};
`;

/** A word in parentheses, which does not break. */
const Own = styled(Muted)`
  white-space: nowrap;
`;

/** A name or an address without a space to break at. */
const Long = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;

/**
 * The columns of the users.
 * @param actionsOf The menu of a row; a constant function
 */
export function useUserColumns(
  actionsOf: (user: User) => ReactNode,
  now: number,
): readonly Column<User>[] {
  const { formatMessage } = useIntl();
  const { instant } = useFormats();
  const locale = useSession((session) => session.locale);
  const ownId = useSession((session) => session.user?.id);
  return useMemo(
    () => [
      {
        id: 'name',
        header: formatMessage(messages.name),
        width: 'minmax(150px, 1.3fr)',
        cell: (user) => {
          const name = personName({ last_name: user.lastName, first_name: user.firstName }, locale);
          const shown = name || <Muted>{formatMessage(messages.noName)}</Muted>;
          const you = user.id === ownId && <Own>{formatMessage(messages.you)}</Own>;
          return (
            <Inline $wrap={false}>
              <Portrait
                src={user.kind === 'member' ? user.avatarUrl : null}
                size="small"
                lastName={user.lastName}
                firstName={user.firstName}
              />
              <Long>
                {shown} {you}
              </Long>
            </Inline>
          );
        },
      },
      {
        id: 'email',
        header: formatMessage(messages.email),
        inCard: 'whole',
        width: 'minmax(170px, 1.6fr)',
        cell: ({ email }) => <Long>{email}</Long>,
      },
      {
        id: 'role',
        header: formatMessage(messages.role),
        inCard: 'line',
        width: 'minmax(84px, 0.6fr)',
        cell: ({ role }) => formatMessage(roleNames[role]),
      },
      {
        id: 'state',
        header: formatMessage(messages.state),
        inCard: 'line',
        width: 'minmax(176px, 0.9fr)',
        cell: (user) => <UserState user={user} now={now} />,
      },
      {
        id: 'last_sign_in',
        header: formatMessage(messages.lastSignIn),
        inCard: 'field',
        width: 'minmax(190px, 1fr)',
        leaves: 1,
        cell: (user) =>
          user.kind === 'member' && user.lastSignInAt !== null ? (
            instant(user.lastSignInAt)
          ) : (
            <NoValue />
          ),
      },
      {
        id: 'actions',
        header: formatMessage(messages.actions),
        isHeaderHidden: true,
        width: '40px',
        cell: actionsOf,
      },
    ],
    [formatMessage, instant, locale, ownId, actionsOf, now],
  );
}
