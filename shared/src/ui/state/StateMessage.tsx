import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { Icon } from '../marks/Icon.tsx';
import type { IconName } from '../marks/icons.ts';

const Box = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${theme.space(3)};
  padding: ${theme.space(10)} ${theme.space(4)};
  text-align: center;
`;

const Badge = styled.span`
  display: inline-flex;
  padding: ${theme.space(3)};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.greySoft};
  outline: 1px solid ${theme.color.softEdge};
  color: ${theme.color.grey};
`;

const Sentence = styled.p`
  max-width: 48ch;
  font-size: ${theme.font.size.l};
  &:lang(ja) {
    word-break: auto-phrase;
  }
`;

const Detail = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.font.size.s};
`;

interface StateMessageProps {
  readonly icon: IconName;
  /** Replaces the icon. */
  readonly drawing?: ReactNode;
  readonly role?: 'alert' | 'status';
  readonly action?: ReactNode;
  readonly detail?: ReactNode;
  /** The message, one sentence. */
  readonly children: ReactNode;
}

/** The common look of the empty, error and not-permitted states: one sentence and one action. */
export function StateMessage({ icon, drawing, role, action, detail, children }: StateMessageProps) {
  return (
    <Box role={role}>
      {drawing ?? (
        <Badge>
          <Icon name={icon} size={24} />
        </Badge>
      )}
      <Sentence>{children}</Sentence>
      {action}
      {detail !== undefined && <Detail>{detail}</Detail>}
    </Box>
  );
}
