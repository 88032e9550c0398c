import { css, styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

interface StackProps {
  /** Space between the children in steps of 4 px. Default 4. */
  readonly $gap?: number;
  readonly $align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline';
}

export interface InlineProps extends StackProps {
  readonly $justify?: 'start' | 'center' | 'end' | 'space-between';
  readonly $wrap?: boolean;
}

/** A column: children one below the other. */
export const Stack = styled.div<StackProps>`
  display: flex;
  flex-direction: column;
  min-width: 0;
  ${({ $gap = 4, $align = 'stretch' }) => css`
    gap: ${theme.space($gap)};
    align-items: ${$align};
  `}
`;

/** A row: children side by side; they wrap by default. */
export const Inline = styled.div<InlineProps>`
  display: flex;
  min-width: 0;
  ${({ $gap = 2, $align = 'center', $justify = 'start', $wrap = true }) => css`
    gap: ${theme.space($gap)};
    align-items: ${$align};
    justify-content: ${$justify};
    flex-wrap: ${$wrap ? 'wrap' : 'nowrap'};
  `}
`;
