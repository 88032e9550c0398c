import {
  Alert,
  FormattedMessage,
  NotPermittedState,
  PageHeading,
  Stack,
  TextLink,
  useIntl,
  useSearchParams,
} from '@portal/shared';
import { DetailsMissing } from '../../components/DetailsMissing.tsx';
import { useMissingDetails } from '../../components/useMissingDetails.ts';
import { namedFile } from '../../domain/namedFile.ts';
import { paths } from '../../paths.ts';
import { NextSteps } from './NextSteps.tsx';
import { StartedDownload } from './StartedDownload.tsx';
import { messages } from './messages.ts';

/** Starts the download in the address, if the team may download. */
export function Thanks() {
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
