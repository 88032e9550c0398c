import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  FormattedMessage,
  Inline,
  isApiError,
  LinkButton,
  RemoteMessages,
  Skeleton,
  Stack,
  useIntl,
  useNavigate,
  useQuery,
} from '@portal/shared';
import { recognizedQuery } from '../../../api/results/recognizedQuery.ts';
import { useRerun } from '../../../api/results/useRerun.ts';
import { recognizedLists, type RecognizedList } from '../../../domain/results/Recognized.ts';
import en from '../../../locales/basis/en.json';
import ja from '../../../locales/basis/ja.json';
import { paths } from '../../../paths.ts';
import { messages as screenMessages } from '../messages.ts';
import { RerunFailure } from '../rerun/RerunFailure.tsx';
import { ListLink, Lists, Note } from './basis.styles.ts';
import { messages } from './messages.ts';
import { RecognizedRows } from './RecognizedRows.tsx';

const catalogs = { en, ja };

export interface BasisCardProps {
  readonly job: string;
  readonly list: RecognizedList;
  /** Whether the archive still exists, for a re-run. */
  readonly isKept: boolean;
}

/** Parts and nets as the analysis recognized them, to correct and check again. */
export function BasisCard(props: BasisCardProps) {
  return (
    <RemoteMessages catalogs={catalogs}>
      <BasisContent {...props} />
    </RemoteMessages>
  );
}

function BasisContent({ job, list, isKept }: BasisCardProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const rerun = useRerun(job);
  const { data, error, isFetching, refetch } = useQuery(recognizedQuery(job, list));

  const content = () => {
    if (data) return <RecognizedRows key={list} job={job} list={list} rows={data} />;
    if (error === null) return <Skeleton lines={6} />;
    if (isApiError(error) && error.code === 'not_found')
      return (
        <EmptyState icon="info">
          <FormattedMessage {...messages.earlier} />
        </EmptyState>
      );
    return <ErrorState error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  };

  return (
    <Card title={<FormattedMessage {...screenMessages.basis} />}>
      <Stack>
        <Note>
          <FormattedMessage {...messages.help} />
        </Note>
        <Inline>
          {isKept && (
            <Button
              kind="primary"
              icon="refresh-cw"
              isBusy={rerun.isPending}
              onClick={() => {
                rerun.mutate(
                  {},
                  {
                    onSuccess: (id) => {
                      if (id !== null) void navigate(paths.result(id));
                    },
                  },
                );
              }}
            >
              <FormattedMessage {...messages.again} />
            </Button>
          )}
          <LinkButton to={paths.result(job)}>
            <FormattedMessage {...messages.close} />
          </LinkButton>
        </Inline>
        {rerun.error && <RerunFailure error={rerun.error} />}
        <Lists aria-label={formatMessage(messages.lists)}>
          {recognizedLists.map((one) => (
            <ListLink
              key={one}
              to={paths.basis(job, one)}
              replace
              preventScrollReset
              aria-current={one === list ? 'page' : undefined}
            >
              <FormattedMessage {...messages[one]} />
            </ListLink>
          ))}
        </Lists>
        {content()}
      </Stack>
    </Card>
  );
}
