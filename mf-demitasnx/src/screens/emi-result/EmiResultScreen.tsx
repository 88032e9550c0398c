import {
  Alert,
  Card,
  EmptyState,
  ErrorState,
  Facts,
  FormattedMessage,
  LinkButton,
  PageHeading,
  RemoteMessages,
  Skeleton,
  Stack,
  StateMessage,
  TextLink,
  lazyPart,
  useIntl,
  useParams,
  useQuery,
} from '@portal/shared';
import { resultQuery } from '../../api/results/resultQuery.ts';
import type { Result } from '../../domain/results/Result.ts';
import en from '../../locales/en.json';
import ja from '../../locales/ja.json';
import resultEn from '../../locales/result/en.json';
import resultJa from '../../locales/result/ja.json';
import { paths } from '../../paths.ts';
import { JobProgress } from '../progress/LazyProgress.ts';
import { messages as listMessages } from '../emi-check/messages.ts';
import type { ChoiceCardProps } from './choice/ChoiceCard.tsx';
import { JobFacts } from './JobFacts.tsx';
import { messages } from './messages.ts';
import { ResultActions } from './ResultActions.tsx';
import { ResultView } from './ResultView.tsx';

const ChoiceCard = lazyPart<ChoiceCardProps>(
  async () => (await import('./choice/ChoiceCard.tsx')).ChoiceCard,
);

const common = { en, ja };
const catalogs = { en: resultEn, ja: resultJa };

/** The screen `/demitasnx/{job}`. */
export function EmiResultScreen() {
  const { job = '' } = useParams();
  return (
    <RemoteMessages catalogs={common}>
      <RemoteMessages catalogs={catalogs}>
        <ResultContent key={job} id={job} />
      </RemoteMessages>
    </RemoteMessages>
  );
}

/** Loads a job and shows its state: loading, failed to load, unknown, unfinished, or its result. */
function ResultContent({ id }: { readonly id: string }) {
  const { formatMessage } = useIntl();
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery(resultQuery(id));

  const content = () => {
    if (data !== undefined) {
      const { job, analysis, choice } = data;
      if (analysis) return <ResultView job={job} analysis={analysis} readAt={dataUpdatedAt} />;
      return <Unfinished job={job} choice={choice} />;
    }
    if (error === null) return <Skeleton lines={6} lineHeight="48px" />;
    return (
      <Card>
        <ErrorState
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
          notFound={<Unknown />}
        />
      </Card>
    );
  };

  return (
    <Stack $gap={5}>
      <PageHeading
        title={formatMessage(messages.title)}
        lead={data?.job.fileName}
        breadcrumbs={
          <TextLink to={paths.emiCheck}>
            <FormattedMessage {...listMessages.title} />
          </TextLink>
        }
        actions={
          data?.analysis && (
            <ResultActions job={data.job} analysis={data.analysis} readAt={dataUpdatedAt} />
          )
        }
      />
      {content()}
    </Stack>
  );
}

function Unknown() {
  return (
    <EmptyState
      icon="search"
      action={
        <LinkButton to={paths.emiCheck}>
          <FormattedMessage {...messages.toList} />
        </LinkButton>
      }
    >
      <FormattedMessage {...messages.notFound} />
    </EmptyState>
  );
}

function Unfinished({ job, choice }: Pick<Result, 'job' | 'choice'>) {
  const { status, reason, progress } = job;
  if (status === 'failed') {
    return (
      <>
        <Alert kind="danger" title={<FormattedMessage {...messages.failed} />}>
          {reason ?? <FormattedMessage {...messages.failedUnsaid} />}
        </Alert>
        <Card>
          <Facts>
            <JobFacts job={job} />
          </Facts>
        </Card>
        {choice && <ChoiceCard job={job.id} choice={choice} />}
      </>
    );
  }
  return (
    <Card>
      <StateMessage icon="clock" role="status">
        <FormattedMessage {...(status === 'waiting' ? messages.waiting : messages.processing)} />
      </StateMessage>
      {progress && <JobProgress {...progress} />}
    </Card>
  );
}
