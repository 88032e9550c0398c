import { styled } from 'styled-components';
import { Button, FormattedMessage, Inline, theme, useFormats, useIntl } from '@portal/shared';
import type { Passkey } from '../../../api/factors/factorsQuery.ts';
import { messages } from './messages.ts';

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space(2)} ${theme.space(4)};
  padding-top: ${theme.space(3)};
  border-top: ${theme.border};
  > :first-child {
    flex: 1 1 220px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: ${theme.color.muted};
    font-size: ${theme.font.size.m};
  }
`;

interface PasskeyItemProps {
  readonly passkey: Passkey;
  readonly onRename: () => void;
  readonly onDelete: () => void;
}

/** A passkey with its times. */
export function PasskeyItem({ passkey, onRename, onDelete }: PasskeyItemProps) {
  const { formatMessage } = useIntl();
  const { instantInWords } = useFormats();
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <Item>
      <div>
        <strong>{name}</strong>
        <small>
          <FormattedMessage
            {...(lastUsedAt === null ? messages.passkeySince : messages.passkeyUsed)}
            values={{
              at: instantInWords(createdAt),
              used: instantInWords(lastUsedAt ?? createdAt),
            }}
          />
        </small>
      </div>
      <Inline>
        <Button
          size="small"
          aria-label={formatMessage(messages.renameOf, { name })}
          onClick={onRename}
        >
          <FormattedMessage {...messages.rename} />
        </Button>
        <Button
          size="small"
          aria-label={formatMessage(messages.deleteOf, { name })}
          onClick={onDelete}
        >
          <FormattedMessage {...messages.deletePasskey} />
        </Button>
      </Inline>
    </Item>
  );
}
