import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { theme, toneColors, type Tone } from '../theme/theme.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';

const Box = styled.span<{ $tone: Tone }>`
  display: inline-flex;
  vertical-align: middle;
  align-items: center;
  gap: ${theme.space(1)};
  /* A chip in a flexible row may shrink: a long name wraps, and the button stays. */
  min-width: 0;
  max-width: 100%;
  padding: 1px ${theme.space(2)};
  border-radius: ${theme.radius.l};
  font-size: ${theme.font.size.s};
  font-weight: ${theme.font.weight.medium};
  line-height: 1.6;
  outline: 1px solid ${theme.color.softEdge};
  ${({ $tone }) => css`
    background: ${toneColors($tone).ground};
    color: ${toneColors($tone).text};
  `}
  @media print {
    padding: 0;
  }
`;

const Remove = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  width: 24px;
  height: 24px;
  margin: -1px -${theme.space(2)} -1px 0;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.pill};
  background: none;
  color: inherit;
  cursor: pointer;
  position: relative;
  &:hover {
    background: ${theme.color.hairline};
  }
  /* The touch target is larger than the icon: 32 px in tables, 44 px on touch screens. */
  &::after {
    content: '';
    position: absolute;
    inset: -4px;
  }
  ${theme.media.touch} {
    &::after {
      inset: -10px;
    }
  }
  @media print {
    display: none;
  }
`;

const Text = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;

interface ChipProps {
  readonly tone?: Tone;
  readonly icon?: IconName;
  /** Called when the close button is pressed; without it there is no button. */
  readonly onRemove?: () => void;
  /** Accessible name of the close button: `Release Yamada Taro`. */
  readonly removeLabel?: string;
  readonly children: ReactNode;
}

/** A chip: a short word or name as a label. */
export function Chip({ tone = 'grey', icon, onRemove, removeLabel, children }: ChipProps) {
  return (
    <Box $tone={tone}>
      {icon && <Icon name={icon} size={14} />}
      <Text>{children}</Text>
      {onRemove && (
        <Remove type="button" aria-label={removeLabel} title={removeLabel} onClick={onRemove}>
          <Icon name="x" size={14} />
        </Remove>
      )}
    </Box>
  );
}
