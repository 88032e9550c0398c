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
import { SettingsLinks } from './SettingsLinks.tsx';

/** The settings of the team, and the ways to what else can be set. */
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
      <SettingsLinks />
    </>
  );
}
