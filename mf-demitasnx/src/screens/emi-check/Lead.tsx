import { FormattedMessage, TextLink, useSession } from '@portal/shared';
import { styled } from 'styled-components';
import { messages } from './messages.ts';

const HelpLink = styled(TextLink)`
  white-space: nowrap;
`;

/** What the service is for, with a link to its help if configured. */
export function Lead() {
  const links = useSession(({ config }) => config.links);
  const locale = useSession((session) => session.locale);
  const help = links[`emi_help_${locale}`];
  return (
    <>
      <FormattedMessage {...messages.lead} />{' '}
      {help !== undefined && (
        <HelpLink href={help} isExternal>
          <FormattedMessage {...messages.help} />
        </HelpLink>
      )}
    </>
  );
}
