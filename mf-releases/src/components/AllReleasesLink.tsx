import { FormattedMessage, TextLink, theme, useIntl } from '@portal/shared';
import { styled } from 'styled-components';
import { paths } from '../paths.ts';
import { messages } from './messages.ts';

const Nav = styled.nav`
  margin-bottom: ${theme.space(2)};
  font-size: ${theme.font.size.m};
`;

/** The link from a remote or an error to all releases. */
export function AllReleasesLink() {
  const { formatMessage } = useIntl();
  return (
    <Nav aria-label={formatMessage(messages.breadcrumbs)}>
      <TextLink to={paths.releases}>
        <FormattedMessage {...messages.toList} />
      </TextLink>
    </Nav>
  );
}
