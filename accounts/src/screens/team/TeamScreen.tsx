import {
  FormattedMessage,
  isManager,
  LinkButton,
  PageHeading,
  useIntl,
  useSession,
} from '@portal/shared';
import { paths } from '../../paths.ts';
import { messages } from './messages.ts';
import { TeamDetails } from './TeamDetails.tsx';

/** The company details of the current team. */
export function TeamScreen() {
  const intl = useIntl();
  const managesUsers = useSession(isManager);
  return (
    <>
      <PageHeading
        title={intl.formatMessage(messages.title)}
        actions={
          managesUsers && (
            <LinkButton href={paths.users} icon="users">
              <FormattedMessage {...messages.users} />
            </LinkButton>
          )
        }
      />
      <TeamDetails />
    </>
  );
}
