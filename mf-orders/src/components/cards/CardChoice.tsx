import {
  Alert,
  Button,
  commonMessages,
  FormattedMessage,
  RequestId,
  Skeleton,
  TextLink,
  useQuery,
  useSession,
  useAccountPage,
} from '@portal/shared';
import { cardsQuery } from '../../api/cardsQuery.ts';
import { paths } from '../../paths.ts';
import { RefusalSentence } from '../RefusalSentence.tsx';
import { ChoiceLabel, Choices } from './choices.styles.ts';
import { messages } from './messages.ts';

interface CardChoiceProps {
  readonly cardId: string | null;
  readonly onChoose: (cardId: string) => void;
}

/** Selects the card that pays. Cards are registered at the accounts service. */
export function CardChoice({ cardId, onChoose }: CardChoiceProps) {
  const { data, error, isFetching, refetch } = useQuery(cardsQuery());
  if (data === undefined) {
    if (error === null) return <Skeleton lines={2} lineHeight="48px" />;
    const reason = <RefusalSentence error={error} />;
    return (
      <Alert
        kind="warning"
        action={
          <Button size="small" isBusy={isFetching} onClick={() => void refetch()}>
            <FormattedMessage {...commonMessages.tryAgain} />
          </Button>
        }
      >
        <FormattedMessage {...messages.cardsFailed} /> {reason} <RequestId error={error} />
      </Alert>
    );
  }
  if (data.length === 0) {
    return (
      <Alert kind="warning" title={<FormattedMessage {...messages.noCard} />}>
        <FormattedMessage {...messages.noCardNext} />
        <RegisterLink orContact />
      </Alert>
    );
  }
  return (
    <>
      <Choices>
        <legend>
          <FormattedMessage {...messages.cards} />
        </legend>
        {data.map(({ id, maskedNumber, holder, brand, expiry, isExpired, ownerName }) => (
          <ChoiceLabel key={id}>
            <input
              type="radio"
              name="card"
              value={id}
              checked={cardId === id}
              disabled={isExpired}
              onChange={() => {
                onChoose(id);
              }}
            />
            <span>
              <strong>
                {brand} {maskedNumber}
              </strong>
              <small>
                <FormattedMessage
                  {...(isExpired ? messages.cardExpired : messages.cardOf)}
                  values={{ name: holder, expiry }}
                />
                {ownerName !== null && (
                  <>
                    {' · '}
                    <FormattedMessage {...messages.cardOwner} values={{ name: ownerName }} />
                  </>
                )}
              </small>
            </span>
          </ChoiceLabel>
        ))}
      </Choices>
      <RegisterLink />
    </>
  );
}

interface RegisterLinkProps {
  /** Whether to link to contact while accounts has no page for cards. */
  readonly orContact?: boolean;
}

/**
 * The link to register a card. It opens in a new tab; this page refetches the cards when the person
 * returns.
 */
function RegisterLink({ orContact = false }: RegisterLinkProps) {
  const cardPage = useAccountPage(paths.cards);
  const contact = useSession(({ config }) => config.links.contact);
  if (cardPage !== null) {
    return (
      <p>
        <TextLink href={cardPage} isExternal>
          <FormattedMessage {...messages.registerCard} />
        </TextLink>
      </p>
    );
  }
  if (!orContact || contact === undefined) return null;
  return (
    <p>
      <TextLink href={contact} isExternal>
        <FormattedMessage {...messages.contactForCard} />
      </TextLink>
    </p>
  );
}
