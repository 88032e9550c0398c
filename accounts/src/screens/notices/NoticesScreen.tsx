import {
  Button,
  Card,
  commonMessages,
  FailureAlert,
  FormattedMessage,
  isManager,
  PageHeading,
  SelectField,
  showSnackbar,
  useIntl,
  useQuery,
  useSession,
  useUnsavedChanges,
} from '@portal/shared';
import { noticeTopics, noticeWays, type NoticeChoices } from '@portal/shared/domain';
import { useState } from 'react';
import { QueryContent } from '../../components/QueryContent.tsx';
import { noticeChoicesQuery } from '../../api/noticeChoicesQuery.ts';
import { useSaveNoticeChoices } from '../../api/useSaveNoticeChoices.ts';
import { FormStack } from '../../components/form.styles.ts';
import { messages as formMessages } from '../../components/messages.ts';
import { messages } from './messages.ts';

/** The choice, for each topic, of whether and how the person gets notices by mail. */
export function NoticesScreen() {
  const { formatMessage } = useIntl();
  const choices = useQuery(noticeChoicesQuery());
  return (
    <>
      <PageHeading
        title={formatMessage(messages.title)}
        lead={<FormattedMessage {...messages.lead} />}
      />
      <Card>
        <QueryContent query={choices} lines={4} lineHeight="64px">
          {(saved) => <ChoicesForm saved={saved} />}
        </QueryContent>
      </Card>
    </>
  );
}

function ChoicesForm({ saved }: { readonly saved: NoticeChoices }) {
  const { formatMessage } = useIntl();
  const isToldOfTeam = useSession(isManager);
  const save = useSaveNoticeChoices();
  const [chosen, setChosen] = useState(saved);
  useUnsavedChanges(noticeTopics.some((topic) => chosen[topic] !== saved[topic]));
  // Guests get notices about analyses only.
  const topics = isToldOfTeam ? noticeTopics : (['emi'] as const);
  return (
    <FormStack
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(chosen, {
          onSuccess: () => {
            showSnackbar(formatMessage(commonMessages.saved));
          },
        });
      }}
    >
      {topics.map((topic) => (
        <SelectField
          key={topic}
          label={<FormattedMessage {...messages[topic]} />}
          help={<FormattedMessage {...messages[`${topic}Help`]} />}
          options={noticeWays.map((way) => ({ value: way, label: formatMessage(messages[way]) }))}
          value={chosen[topic]}
          onChange={(event) => {
            const way = noticeWays.find((each) => each === event.target.value);
            if (way) setChosen({ ...chosen, [topic]: way });
          }}
        />
      ))}
      <p>
        <FormattedMessage {...messages.dailyHelp} />
      </p>
      {save.isError && <FailureAlert error={save.error} />}
      <div>
        <Button type="submit" kind="primary" isBusy={save.isPending}>
          <FormattedMessage {...formMessages.save} />
        </Button>
      </div>
    </FormStack>
  );
}
