import {
  Alert,
  Button,
  Chip,
  FormattedMessage,
  Inline,
  theme,
  useFormats,
  useIntl,
  useSession,
} from '@portal/shared';
import { cardTrouble, lastDayOfCard, toCalendarDay } from '@portal/shared/domain';
import { styled } from 'styled-components';
import type { Card } from '../../api/cardsQuery.ts';
import { messages } from './messages.ts';

const Row = styled.li`
  display: grid;
  gap: ${theme.space(2)};
  padding: ${theme.space(3)} ${theme.space(4)};
  border: ${theme.border};
  border-radius: ${theme.radius.m};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space(2)} ${theme.space(4)};
  small {
    display: block;
    color: ${theme.color.muted};
    font-size: ${theme.font.size.m};
  }
`;

interface CardRowProps {
  readonly card: Card;
  readonly isBusy: boolean;
  readonly onDefault: () => void;
  readonly onRemove: () => void;
}

/** A card; whose own it is makes it the default one or deletes it. */
export function CardRow({ card, isBusy, onDefault, onRemove }: CardRowProps) {
  const { formatMessage } = useIntl();
  const { dayInWords } = useFormats();
  const today = toCalendarDay(useSession((session) => session.today));
  const trouble = cardTrouble(card.expiry, { today, nextRenewal: null });
  const name = formatMessage(messages.name, { brand: card.brand, last4: card.last4 });
  const isOwn = card.ownerName === null;
  return (
    <Row>
      <Head>
        <div>
          <Inline>
            <strong>{name}</strong>
            {card.isDefault && (
              <Chip>
                <FormattedMessage {...messages.isDefault} />
              </Chip>
            )}
          </Inline>
          <small>
            <FormattedMessage
              {...messages.facts}
              values={{ holder: card.holder, expiry: card.expiry }}
            />
          </small>
          {card.ownerName !== null && (
            <small>
              <FormattedMessage {...messages.owner} values={{ name: card.ownerName }} />
            </small>
          )}
        </div>
        {isOwn && (
          <Inline>
            {!card.isDefault && trouble !== 'expired' && (
              <Button
                size="small"
                aria-label={formatMessage(messages.makeDefaultOf, { card: name })}
                disabled={isBusy}
                onClick={onDefault}
              >
                <FormattedMessage {...messages.makeDefault} />
              </Button>
            )}
            <Button
              size="small"
              aria-label={formatMessage(messages.removeOf, { card: name })}
              disabled={isBusy}
              onClick={onRemove}
            >
              <FormattedMessage {...messages.remove} />
            </Button>
          </Inline>
        )}
      </Head>
      {trouble !== null && (
        <Alert kind="warning">
          <FormattedMessage
            {...(trouble === 'expired' ? messages.expired : messages.endsSoon)}
            values={{ day: dayInWords(lastDayOfCard(card.expiry)) }}
          />
        </Alert>
      )}
    </Row>
  );
}
