import {
  Card,
  Chip,
  FormattedMessage,
  LinkButton,
  SkeletonShape,
  theme,
  useFormats,
  useQuery,
  useSession,
} from '@portal/shared';
import { toCalendarDay } from '@portal/shared/domain';
import { styled } from 'styled-components';
import { dueOrdersQuery } from '../../api/dueOrdersQuery.ts';
import { amountDue } from '../../domain/orders/amountDue.ts';
import { paths } from '../../paths.ts';
import { messages } from './messages.ts';

/** As high without an amount. */
const Due = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space(3)} ${theme.space(6)};
  min-height: 52px;
  dt {
    color: ${theme.color.muted};
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${theme.space(3)};
    min-height: ${theme.space(7)};
    font-variant-numeric: tabular-nums;
  }
  strong {
    font-size: ${theme.font.size.xl};
    font-weight: ${theme.font.weight.bold};
    line-height: ${theme.font.line.tight};
    white-space: nowrap;
  }
`;

/** What the team owes, above its orders. */
export function AmountDue() {
  const { money, dayInWords } = useFormats();
  const today = toCalendarDay(useSession((session) => session.today));
  const { data, isError, isPlaceholderData } = useQuery(dueOrdersQuery());
  if (isError) return null;
  const due = data === undefined || isPlaceholderData ? null : amountDue(data);
  const [first, ...others] = due?.orders ?? [];
  const content = () => {
    if (due === null) return <SkeletonShape $width="160px" />;
    if (first === undefined) return <FormattedMessage {...messages.nothingDue} />;
    const { sums, nextDueDate, orders } = due;
    return (
      <>
        <strong>{sums.map(({ total, currency }) => money(total, currency)).join(' + ')}</strong>
        <FormattedMessage {...messages.dueOrders} values={{ count: orders.length }} />
        {nextDueDate !== null && (
          <Chip
            tone={nextDueDate < today ? 'danger' : 'warning'}
            icon={nextDueDate < today ? 'triangle-alert' : 'clock'}
          >
            <FormattedMessage
              {...(nextDueDate < today ? messages.wasDueOn : messages.dueOn)}
              values={{ day: dayInWords(nextDueDate) }}
            />
          </Chip>
        )}
      </>
    );
  };
  return (
    <Card>
      <Due>
        <dl>
          <dt>
            <FormattedMessage {...messages.amountDue} />
          </dt>
          <dd>{content()}</dd>
        </dl>
        {first && (
          <LinkButton
            kind="primary"
            to={others.length === 0 ? paths.order(first.id) : paths.unpaidOrders}
          >
            <FormattedMessage
              {...(others.length === 0 ? messages.toDueOrder : messages.toDueOrders)}
              values={{ number: first.number }}
            />
          </LinkButton>
        )}
      </Due>
    </Card>
  );
}
