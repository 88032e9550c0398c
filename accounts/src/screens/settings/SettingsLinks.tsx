import {
  Card,
  editionOf,
  FormattedMessage,
  roleOf,
  Stack,
  TextLink,
  useIntl,
  useSession,
} from '@portal/shared';
import { accountPageRule, usesAccountPage } from '@portal/shared/domain';
import { messages } from './messages.ts';

const links = [
  { path: '/creditcard', text: messages.toCards },
  { path: '/users', text: messages.toUsers },
  { path: '/audit', text: messages.toAudit },
  { path: '/notices', text: messages.toNotices },
  { path: '/sites', text: messages.toSites },
  { path: '/sso', text: messages.toSso },
  { path: '/leave', text: messages.toLeave },
] as const;

/** Links to the other pages about the team, as far as they exist and are for this person. */
export function SettingsLinks() {
  const { formatMessage } = useIntl();
  const pages = useSession((session) => session.config.accounts.pages);
  const edition = useSession(editionOf);
  const role = useSession(roleOf);
  const offered = links.filter(({ path }) => {
    const rule = accountPageRule(path);
    return pages.includes(path) && rule !== undefined && usesAccountPage(rule, { edition, role });
  });
  if (offered.length === 0) return null;
  return (
    <Card title={formatMessage(messages.more)}>
      <Stack as="ul" $gap={2}>
        {offered.map(({ path, text }) => (
          <li key={path}>
            <TextLink href={path}>
              <FormattedMessage {...text} />
            </TextLink>
          </li>
        ))}
      </Stack>
    </Card>
  );
}
