import { Card, FormattedMessage, TextLink, useSession } from '@portal/shared';
import { Points } from './OfferedFiles.styles.ts';
import { messages } from './messages.ts';

/** Links to documents about installation, if configured. */
export function RelatedLinks() {
  const links = useSession(({ config }) => config.links);
  const configured = [
    { message: messages.requirements, href: links.system_requirements },
    { message: messages.installMethod, href: links.install_method },
  ].flatMap(({ message, href }) => (href === undefined ? [] : [{ message, href }]));
  if (configured.length === 0) return null;
  return (
    <Card title={<FormattedMessage {...messages.links} />}>
      <Points>
        {configured.map(({ message, href }) => (
          <li key={message.id}>
            <TextLink href={href} isExternal>
              <FormattedMessage {...message} />
            </TextLink>
          </li>
        ))}
      </Points>
    </Card>
  );
}
