import {
  Alert,
  FormattedMessage,
  isManager,
  PageHeading,
  useIntl,
  useSession,
} from '@portal/shared';
import { OwnData } from '../../components/own-data/OwnData.tsx';
import { CardSharing } from './CardSharing.tsx';
import { messages } from './messages.ts';

/** The settings of the team, and the person's own data. */
export function SettingsScreen() {
  const { formatMessage } = useIntl();
  const mayChange = useSession(isManager);
  return (
    <>
      <PageHeading title={formatMessage(messages.title)} />
      {mayChange ? (
        <CardSharing />
      ) : (
        <Alert>
          <FormattedMessage {...messages.readOnly} />
        </Alert>
      )}
      <OwnData />
    </>
  );
}
