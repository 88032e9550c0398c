import {
  Card,
  editionOf,
  FormattedMessage,
  NotPermittedState,
  PageHeading,
  roleOf,
  useIntl,
  useSession,
} from '@portal/shared';
import { accountPages } from '@portal/shared/frame';
import { paths } from '../../paths.ts';
import { messages } from './messages.ts';
import { TeamDetails } from './TeamDetails.tsx';

/** The company details of the current team, for people who have this page in their menu. */
export function TeamScreen() {
  const intl = useIntl();
  const isInMenu = useSession((session) => {
    const viewer = { edition: editionOf(session), role: roleOf(session) };
    return accountPages([paths.team], viewer).length > 0;
  });
  return (
    <>
      <PageHeading title={intl.formatMessage(messages.title)} />
      {isInMenu ? (
        <TeamDetails />
      ) : (
        <Card>
          <NotPermittedState>
            <FormattedMessage {...messages.professionalOnly} />
          </NotPermittedState>
        </Card>
      )}
    </>
  );
}
