import { useIntl } from '@portal/shared';
import { messages } from './messages.ts';

/** Names of the registration's fields, by their names on the wire. */
export function useSignUpLabels() {
  const intl = useIntl();
  return {
    last_name: intl.formatMessage(messages.lastName),
    first_name: intl.formatMessage(messages.firstName),
    email: intl.formatMessage(messages.email),
    password: intl.formatMessage(messages.password),
    team_name: intl.formatMessage(messages.teamName),
    country_code: intl.formatMessage(messages.country),
    terms: intl.formatMessage(messages.terms),
  };
}
