import { FormattedMessage, TextLink } from '@portal/shared';
import { paths } from '../paths.ts';
import { messages } from './messages.ts';

/** The link from a remote or an error to all releases. */
export const AllReleasesLink = () => (
  <TextLink to={paths.releases}>
    <FormattedMessage {...messages.toList} />
  </TextLink>
);
