import {
  Button,
  ErrorState,
  FailureAlert,
  FormattedMessage,
  Inline,
  RemoteMessages,
  SelectField,
  Skeleton,
  Stack,
  useIntl,
  useQuery,
} from '@portal/shared';
import { threadQuery } from '../../../api/results/threadQuery.ts';
import { useSay } from '../../../api/results/useSay.ts';
import en from '../../../locales/discussion/en.json';
import ja from '../../../locales/discussion/ja.json';
import { CommentForm } from './CommentForm.tsx';
import { Section } from './discussion.styles.ts';
import { History } from './History.tsx';
import { messages } from './messages.ts';

const catalogs = { en, ja };

export interface DiscussionProps {
  readonly job: string;
  /** Key of the finding. */
  readonly finding: string;
}

/** Who takes care of a finding, whether it is fixed, its history, and a form for comments. */
export function Discussion(props: DiscussionProps) {
  return (
    <RemoteMessages catalogs={catalogs}>
      <Section>
        <h3>
          <FormattedMessage {...messages.title} />
        </h3>
        <ReadThread {...props} />
      </Section>
    </RemoteMessages>
  );
}

function ReadThread({ job, finding }: DiscussionProps) {
  const { formatMessage } = useIntl();
  const { data, error, isFetching, refetch } = useQuery(threadQuery(job, finding));
  const saying = useSay(job, finding);
  if (error && !data)
    return <ErrorState error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={3} />;
  const { assignee, isFixed, people } = data;
  // A former member may still be assigned.
  const isFormer = assignee !== null && !people.some(({ id }) => id === assignee.id);
  const persons = isFormer ? [assignee, ...people] : people;
  return (
    <Stack $gap={3}>
      <Inline $align="end">
        <SelectField
          isDense
          label={formatMessage(messages.assignee)}
          value={assignee?.id ?? ''}
          disabled={saying.isPending}
          options={[
            { value: '', label: formatMessage(messages.nobody) },
            ...persons.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={({ target: { value } }) => {
            saying.mutate({ act: 'assign', whom: value === '' ? null : value });
          }}
        />
        <Button
          icon={isFixed ? 'refresh-cw' : 'check'}
          isBusy={saying.isPending}
          onClick={() => {
            saying.mutate({ act: isFixed ? 'reopen' : 'fix' });
          }}
        >
          <FormattedMessage {...(isFixed ? messages.reopen : messages.fix)} />
        </Button>
      </Inline>
      <FailureAlert error={saying.error} title={<FormattedMessage {...messages.failed} />} />
      <History remarks={data.remarks} />
      <CommentForm people={people} saying={saying} />
    </Stack>
  );
}
