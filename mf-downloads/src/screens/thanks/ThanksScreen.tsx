import {
  Alert,
  FormattedMessage,
  LinkButton,
  NotPermittedState,
  PageHeading,
  RemoteMessages,
  Stack,
  TextLink,
  useHasScreen,
  useIntl,
  useSearchParams,
} from '@portal/shared';
import { DetailsMissing } from '../../components/DetailsMissing.tsx';
import { useMissingDetails } from '../../components/useMissingDetails.ts';
import { namedFile } from '../../domain/namedFile.ts';
import en from '../../locales/en.json';
import ja from '../../locales/ja.json';
import { paths } from '../../paths.ts';
import { messages } from './messages.ts';
import { StartedDownload } from './StartedDownload.tsx';

const catalogs = { en, ja };

/** The screen `/download/thanks?v=&bit=&e=`. */
export function ThanksScreen() {
  return (
    <RemoteMessages catalogs={catalogs}>
      <Thanks />
    </RemoteMessages>
  );
}

/** Starts the download in the address, if the team may download. */
function Thanks() {
  const { formatMessage } = useIntl();
  const missing = useMissingDetails();
  const [query] = useSearchParams();
  const file = namedFile(query);
  const isStarted = missing?.length === 0 && file !== undefined;

  const content = () => {
    if (missing === undefined) return <NotPermittedState />;
    if (missing.length > 0) return <DetailsMissing missing={missing} />;
    if (file) return <StartedDownload file={file} />;
    return (
      <Alert kind="warning">
        <FormattedMessage {...messages.incomplete} />
      </Alert>
    );
  };

  return (
    <Stack $gap={5}>
      <PageHeading title={formatMessage(isStarted ? messages.title : messages.notStarted)} />
      {content()}
      {isStarted && <NextSteps />}
      <p>
        <TextLink to={paths.downloads}>
          <FormattedMessage {...messages.back} />
        </TextLink>
      </p>
    </Stack>
  );
}

/** What to do after the installation. Renders nothing in a portal without the license list. */
function NextSteps() {
  const hasLicenses = useHasScreen(paths.licenses) === true;
  if (!hasLicenses) return null;
  return (
    <Stack $gap={3} $align="start">
      <p>
        <FormattedMessage {...messages.next} />
      </p>
      <LinkButton to={paths.registration} icon="monitor">
        <FormattedMessage {...messages.register} />
      </LinkButton>
    </Stack>
  );
}
