import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { theme, toneColors, type Tone } from '../theme/theme.ts';
import { Icon } from '../marks/Icon.tsx';
import type { IconName } from '../marks/icons.ts';

type AlertKind = 'info' | 'success' | 'warning' | 'danger';

const looks: Readonly<Record<AlertKind, { readonly tone: Tone; readonly icon: IconName }>> = {
  info: { tone: 'blueGrey', icon: 'info' },
  success: { tone: 'success', icon: 'circle-check' },
  warning: { tone: 'warning', icon: 'triangle-alert' },
  danger: { tone: 'danger', icon: 'circle-alert' },
};

const Box = styled.div<{ $tone: Tone; $hasAction: boolean }>`
  display: flex;
  gap: ${theme.space(3)};
  align-items: flex-start;
  padding: ${theme.space(3)} ${theme.space(4)};
  border: 1px solid;
  border-radius: ${theme.radius.m};
  ${({ $tone, $hasAction }) => css`
    background: ${toneColors($tone).ground};
    border-color: color-mix(in srgb, ${toneColors($tone).text} 28%, transparent);
    > span:first-child {
      margin-top: ${$hasAction ? '8px' : '2px'};
      color: ${toneColors($tone).text};
    }
  `}
`;

const Row = styled.div<{ $hasAction: boolean }>`
  flex: 1;
  min-width: 0;
  display: flex;
  flex-wrap: wrap;
  /* A link as the action aligns with the text. */
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space(2)} ${theme.space(4)};
  > div:first-child {
    padding-block: ${({ $hasAction }) => ($hasAction ? '6px' : '0')};
  }
`;

const Title = styled.p`
  font-weight: ${theme.font.weight.bold};
  text-wrap: pretty;
  &:lang(ja) {
    word-break: auto-phrase;
  }
`;

interface AlertProps {
  /** The kind of message, default `info`. Screen readers announce danger and warning at once. */
  readonly kind?: AlertKind;
  readonly title?: ReactNode;
  /** One button or link that helps the person. */
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

/** A message that the person should know, where it applies. */
export function Alert({ kind = 'info', title, action, children }: AlertProps) {
  const { tone, icon } = looks[kind];
  const hasAction = action !== undefined;
  return (
    <Box
      role={kind === 'danger' || kind === 'warning' ? 'alert' : 'status'}
      $tone={tone}
      $hasAction={hasAction}
    >
      <Icon name={icon} size={18} />
      <Row $hasAction={hasAction}>
        <div>
          {title !== undefined && <Title>{title}</Title>}
          {children !== undefined && <div>{children}</div>}
        </div>
        {action}
      </Row>
    </Box>
  );
}
