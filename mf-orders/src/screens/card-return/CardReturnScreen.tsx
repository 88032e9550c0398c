import {
  Card,
  RemoteMessages,
  useIntl,
  useSearchParams,
  MayNotBuy,
  useMayBuy,
} from '@portal/shared';
import {
  OrderOutcome,
  OutcomeFrame,
  UnknownOrder,
} from '../../components/outcome/OrderOutcome.tsx';
import { messages } from '../../components/stepper/messages.ts';
import en from '../../locales/en.json';
import ja from '../../locales/ja.json';
import outcomeEn from '../../locales/outcome/en.json';
import outcomeJa from '../../locales/outcome/ja.json';

const common = { en, ja };
const catalogs = { en: outcomeEn, ja: outcomeJa };

/**
 * The screen `/3dsec_finished?o={id}`, where the gateway returns people after card authentication.
 */
export function CardReturnScreen() {
  return (
    <RemoteMessages catalogs={common}>
      <RemoteMessages catalogs={catalogs}>
        <CardReturn />
      </RemoteMessages>
    </RemoteMessages>
  );
}

function CardReturn() {
  const { formatMessage } = useIntl();
  const [address] = useSearchParams();
  const id = address.get('o') ?? '';
  if (!useMayBuy()) return <MayNotBuy title={formatMessage(messages.checkout)} />;
  if (id !== '') return <OrderOutcome key={id} id={id} isCardReturn />;
  return (
    <OutcomeFrame step={null}>
      <Card>
        <UnknownOrder />
      </Card>
    </OutcomeFrame>
  );
}
