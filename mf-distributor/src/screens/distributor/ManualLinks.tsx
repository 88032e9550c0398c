import { Card, FormattedMessage, TextLink, theme, useSession } from '@portal/shared';
import { styled } from 'styled-components';
import { messages } from './messages.ts';

const Links = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${theme.space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Links to the manual's pages about linking and searching, if configured. */
export function ManualLinks() {
  const links = useSession(({ config }) => config.links);
  const locale = useSession((session) => session.locale);
  const pages = [
    { href: links[`parts_linkage_${locale}`], message: messages.linkageManual },
    { href: links[`parts_search_${locale}`], message: messages.searchManual },
  ].flatMap(({ href, message }) => (href === undefined ? [] : [{ href, message }]));
  if (pages.length === 0) return null;
  return (
    <Card title={<FormattedMessage {...messages.manual} />}>
      <Links>
        {pages.map(({ href, message }) => (
          <li key={message.id}>
            <TextLink href={href} isExternal>
              <FormattedMessage {...message} />
            </TextLink>
          </li>
        ))}
      </Links>
    </Card>
  );
}
