import { Card, FormattedMessage, Icon, Inline, Stack, TextLink } from '@portal/shared';
import { usePartLines } from '../../api/usePartLines.ts';
import { PlainList } from './license.styles.ts';
import { messages } from './messages.ts';

/** What other remotes know of a license; nothing when they know nothing. */
export function OtherLines({ number }: { readonly number: string }) {
  const lines = usePartLines('license', number);
  if (lines.length === 0) return null;
  return (
    <Card title={<FormattedMessage {...messages.others} />}>
      <Stack as={PlainList} $gap={2}>
        {lines.map(({ key, icon, text, act }) => (
          <Inline as="li" key={key} $gap={3}>
            <Icon name={icon} size={18} />
            <span>{text}</span>
            {act && <TextLink to={act.to}>{act.label}</TextLink>}
          </Inline>
        ))}
      </Stack>
    </Card>
  );
}
