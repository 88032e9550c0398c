import {
  Alert,
  Button,
  Card,
  EmptyState,
  FailureAlert,
  FormattedMessage,
  PageHeading,
  Stack,
  TextLink,
  useIntl,
  useQuery,
  useSearchParams,
  useSession,
} from '@portal/shared';
import { cardsQuery } from '../../api/cardsQuery.ts';
import { useAddCard } from '../../api/useAddCard.ts';
import { QueryContent } from '../../components/QueryContent.tsx';
import { paths } from '../../paths.ts';
import { CardList } from './CardList.tsx';
import { messages } from './messages.ts';

/** A person's cards: add one at the gateway, choose the default one, delete. */
export function CardScreen() {
  const { formatMessage } = useIntl();
  const cards = useQuery(cardsQuery());
  const add = useAddCard();
  const [address] = useSearchParams();
  const came = address.get('card');
  const hasSettings = useSession(({ config }) => config.accounts.pages.includes(paths.settings));
  const own = cards.data?.filter(({ ownerName }) => ownerName === null) ?? [];
  const shared = cards.data?.filter(({ ownerName }) => ownerName !== null) ?? [];
  return (
    <>
      <PageHeading
        title={formatMessage(messages.title)}
        lead={<FormattedMessage {...messages.lead} />}
      />
      {came === 'added' && (
        <Alert kind="success">
          <FormattedMessage {...messages.added} />
        </Alert>
      )}
      {came === 'cancelled' && (
        <Alert>
          <FormattedMessage {...messages.cancelled} />
        </Alert>
      )}
      <Card title={formatMessage(messages.own)}>
        <Stack $gap={5}>
          <QueryContent query={cards} lines={2} lineHeight="72px">
            {() =>
              own.length > 0 ? (
                <CardList cards={own} />
              ) : (
                <EmptyState>
                  <FormattedMessage {...messages.none} />
                </EmptyState>
              )
            }
          </QueryContent>
          {add.isError && <FailureAlert error={add.error} />}
          <div>
            <Button
              kind="primary"
              isBusy={add.isPending}
              onClick={() => {
                add.mutate();
              }}
            >
              <FormattedMessage {...messages.add} />
            </Button>
          </div>
          <small>
            <FormattedMessage {...messages.addHelp} />
          </small>
        </Stack>
      </Card>
      {shared.length > 0 && (
        <Card title={formatMessage(messages.shared)}>
          <CardList cards={shared} />
        </Card>
      )}
      {hasSettings && (
        <TextLink href={paths.settings}>
          <FormattedMessage {...messages.settings} />
        </TextLink>
      )}
    </>
  );
}
