import { Card, FormattedMessage, Icon, Stack, TextLink } from '@portal/shared';
import { usePartLines } from '../../api/usePartLines.ts';
import { IconLine, PlainList } from './license.styles.ts';
import { messages } from './messages.ts';

/** Lines of other remotes about a license; renders nothing without any. */
export function OtherLines({ number }: { readonly number: string }) {
  const lines = usePartLines('license', number);
  if (lines.length === 0) return null;
  return (
    <Card title={<FormattedMessage {...messages.others} />}>
      <Stack as={PlainList} $gap={2}>
        {lines.map(({ key, icon, text, act }) => (
          <IconLine key={key}>
            <Icon name={icon} size={18} />
            <p>
              {text} {act && <TextLink to={act.to}>{act.label}</TextLink>}
            </p>
          </IconLine>
        ))}
      </Stack>
    </Card>
  );
}
