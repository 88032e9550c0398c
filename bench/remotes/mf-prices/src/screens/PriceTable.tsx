import {
  Card,
  FormattedMessage,
  PageHeading,
  Stack,
  useFormats,
  useIntl,
  useSession,
} from '@portal/shared';
import { messages } from './messages.ts';

const products = [
  { key: 'cd', name: 'Circuit Designer' },
  { key: 'pd', name: 'PCB Designer' },
] as const;

/** What the products cost in yen, from the configuration. */
export function PriceTable() {
  const intl = useIntl();
  const formats = useFormats();
  const prices = useSession(({ config }) => config.prices);
  return (
    <Stack>
      <PageHeading title={intl.formatMessage(messages.title)} />
      <Card>
        <table>
          <thead>
            <tr>
              <th>
                <FormattedMessage {...messages.product} />
              </th>
              <th>
                <FormattedMessage {...messages.month} />
              </th>
              <th>
                <FormattedMessage {...messages.year} />
              </th>
            </tr>
          </thead>
          <tbody>
            {products.map(({ key, name }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td>{formats.money(prices[key].price1, 'JPY')}</td>
                <td>{formats.money(prices[key].price12, 'JPY')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
    </Stack>
  );
}
