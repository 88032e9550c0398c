import { useIntl } from '@portal/shared';
import { messages as teamMessages } from '../team/messages.ts';
import { messages as termsMessages } from '../../components/terms/messages.ts';
import { messages } from './messages.ts';

/**
 * Names of the registration's fields, by their names on the wire.
 *
 * @param country ISO 3166-1 alpha-2; addresses have other parts elsewhere.
 */
export function useSignUpLabels(country: string) {
  const intl = useIntl();
  return {
    last_name: intl.formatMessage(messages.lastName),
    first_name: intl.formatMessage(messages.firstName),
    email: intl.formatMessage(messages.email),
    password: intl.formatMessage(messages.password),
    team_name: intl.formatMessage(messages.teamName),
    country_code: intl.formatMessage(messages.country),
    post_code: intl.formatMessage(teamMessages.postCode, { country }),
    prefecture: intl.formatMessage(teamMessages.prefecture, { country }),
    address: intl.formatMessage(teamMessages.address),
    tel: intl.formatMessage(teamMessages.tel),
    terms: intl.formatMessage(termsMessages.terms),
  };
}
