import {
  Button,
  Card,
  commonMessages,
  FailureAlert,
  FormattedMessage,
  showSnackbar,
  Stack,
  useIntl,
  useQuery,
  useUnsavedChanges,
} from '@portal/shared';
import { useState } from 'react';
import { settingsQuery } from '../../api/settingsQuery.ts';
import { useSaveSettings } from '../../api/useSaveSettings.ts';
import { ChoiceGroup } from '../../components/ChoiceGroup.tsx';
import { QueryContent } from '../../components/QueryContent.tsx';
import { messages as formMessages } from '../../components/messages.ts';
import { messages } from './messages.ts';

/** Whether owner and admins pay with each other's cards. */
export function CardSharing() {
  const { formatMessage } = useIntl();
  const settings = useQuery(settingsQuery());
  const save = useSaveSettings();
  const [chosen, setChosen] = useState<boolean>();
  useUnsavedChanges(chosen !== undefined && chosen !== settings.data?.sharesCards);
  return (
    <Card title={formatMessage(messages.cards)}>
      <QueryContent query={settings} lines={2} lineHeight="64px">
        {({ sharesCards }) => (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              save.mutate(
                { sharesCards: chosen ?? sharesCards },
                {
                  onSuccess: () => {
                    setChosen(undefined);
                    showSnackbar(formatMessage(commonMessages.saved));
                  },
                },
              );
            }}
          >
            <Stack $gap={5}>
              <ChoiceGroup
                legend={<FormattedMessage {...messages.cardsHelp} />}
                choices={(['notAllowed', 'shared'] as const).map((value) => ({
                  value,
                  label: formatMessage(messages[value]),
                  help: formatMessage(messages[`${value}Help`]),
                }))}
                control={(value) => ({
                  name: 'card_sharing',
                  checked: (chosen ?? sharesCards) === (value === 'shared'),
                  onChange: () => {
                    setChosen(value === 'shared');
                  },
                })}
              />
              {save.isError && <FailureAlert error={save.error} />}
              <div>
                <Button type="submit" kind="primary" isBusy={save.isPending}>
                  <FormattedMessage {...formMessages.save} />
                </Button>
              </div>
            </Stack>
          </form>
        )}
      </QueryContent>
    </Card>
  );
}
