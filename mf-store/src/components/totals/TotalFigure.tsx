import {
  FormattedMessage,
  Icon,
  SkeletonShape,
  NoValue,
  useIntl,
  useSession,
} from '@portal/shared';
import { taxWords, type PriceBreakdown } from '@portal/shared/domain';
import { useBuyer } from '../cart/Buyer.tsx';
import { Money } from '../pricing/Money.tsx';
import { usePricing } from '../pricing/PricingProvider.tsx';
import { messages } from './messages.ts';
import { Amount, Figure, Parts, PartsButton, Updating } from './TotalsCard.styles.ts';

interface TotalFigureProps {
  /** Whether a phone shows the breakdown too. */
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** The total and, in Japan, its breakdown. Muted until the server has confirmed it. */
export function TotalFigure({ isOpen, onToggle }: TotalFigureProps) {
  const { isInJapan } = useBuyer();
  const { breakdown, state } = usePricing();
  const words = taxWords[useSession((session) => session.locale)];
  return (
    <Figure>
      <p>{words.total(isInJapan)}</p>
      <Amount role="status" $isProvisional={state !== 'current'}>
        {state === 'loading' ? (
          <SkeletonShape $width="160px" />
        ) : (
          <strong>{breakdown === null ? <NoValue /> : <Money amount={breakdown.total} />}</strong>
        )}
        {state === 'updating' && (
          <Updating>
            <Icon name="refresh-cw" size={14} />
            <FormattedMessage {...messages.updating} />
          </Updating>
        )}
      </Amount>
      {breakdown !== null && breakdown.total > 0 && (
        <>
          <PartsButton
            size="small"
            kind="quiet"
            icon={isOpen ? 'chevron-down' : 'chevron-right'}
            aria-expanded={isOpen}
            onClick={onToggle}
          >
            <FormattedMessage {...messages.parts} />
          </PartsButton>
          {isInJapan && (
            <TotalParts breakdown={breakdown} taxName={words.shortTax} isOpen={isOpen} />
          )}
        </>
      )}
    </Figure>
  );
}

interface TotalPartsProps {
  readonly breakdown: PriceBreakdown;
  /** Name of the tax. */
  readonly taxName: string;
  readonly isOpen: boolean;
}

function TotalParts({ breakdown, taxName, isOpen }: TotalPartsProps) {
  const { formatMessage } = useIntl();
  const { itemTotal, adjustmentTotal, tax, slips } = breakdown;
  const parts = [
    { name: formatMessage(messages.subtotal), amount: itemTotal },
    ...(adjustmentTotal < 0
      ? [{ name: formatMessage(messages.discount), amount: adjustmentTotal }]
      : []),
    { name: taxName, amount: tax.amount },
    ...(slips.amount > 0 ? [{ name: formatMessage(messages.slips), amount: slips.amount }] : []),
  ];
  return (
    <Parts $isOpen={isOpen}>
      {parts.map(({ name, amount }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Money amount={amount} />
          </dd>
        </div>
      ))}
    </Parts>
  );
}
