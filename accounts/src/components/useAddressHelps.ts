import { commonMessages, useIntl, useSession } from '@portal/shared';
import { contactExamples } from '@portal/shared/domain';

interface AddressHelps {
  readonly post_code: string;
  readonly prefecture: string;
  readonly tel: string;
}

/**
 * What stands under the labels of an address: how its parts look in the country.
 *
 * @param country ISO 3166-1 alpha-2
 */
export function useAddressHelps(country: string): AddressHelps {
  const { formatMessage } = useIntl();
  const locale = useSession((session) => session.locale);
  const { postCode, prefecture, tel } = contactExamples(country, locale);
  const helpWith = (example: string) => formatMessage(commonMessages.example, { example });
  return { post_code: helpWith(postCode), prefecture: helpWith(prefecture), tel: helpWith(tel) };
}
