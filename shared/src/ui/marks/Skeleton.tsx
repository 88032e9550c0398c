import { FormattedMessage } from 'react-intl';
import { css, keyframes, styled } from 'styled-components';
import { commonMessages } from '../../web/intl/commonMessages.ts';
import { theme } from '../theme/theme.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

const appear = keyframes`
  from { opacity: 0; }
  to { opacity: 1; }
`;

interface ShapeProps {
  /** Width as a CSS length. Default: the whole line. */
  readonly $width?: string;
  /**
   * Height as a CSS length, that of the later content, so that nothing moves. Default: a line of
   * text.
   */
  readonly $height?: string;
}

/**
 * A grey bar as the placeholder of a text or control. It appears after 150 ms, so that it does not
 * flash before a quick answer.
 */
export const SkeletonShape = styled.span.attrs({ 'aria-hidden': true })<ShapeProps>`
  display: block;
  border-radius: ${theme.radius.m};
  background: ${theme.color.hairline};
  opacity: 0;
  animation: ${appear} ${theme.motion.normal} 150ms forwards;
  ${({ $width = '100%', $height = '1lh' }) => css`
    width: ${$width};
    max-width: 100%;
    height: ${$height};
  `}
`;

const Rows = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space(3)};
`;

interface SkeletonProps {
  /** Number of lines. Default 3. */
  readonly lines?: number;
  /** Height of each line as a CSS length. */
  readonly lineHeight?: string;
}

/** The placeholder of loading content, which tells screen readers so. */
export function Skeleton({ lines = 3, lineHeight }: SkeletonProps) {
  return (
    <Rows role="status" aria-busy>
      <VisuallyHidden>
        <FormattedMessage {...commonMessages.loading} />
      </VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => (
        <SkeletonShape key={line} {...(lineHeight === undefined ? {} : { $height: lineHeight })} />
      ))}
    </Rows>
  );
}
