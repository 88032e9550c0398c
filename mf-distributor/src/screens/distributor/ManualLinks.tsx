import { Card, FormattedMessage, TextLink, useSession } from '@portal/shared';
import { Links } from './ManualLinks.styles.ts';
import { messages } from './messages.ts';

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
