import type { ReactNode } from 'react';
import { Focusable } from 'react-aria-components/Focusable';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

const Bubble = styled(AriaTooltip)`
  max-width: 280px;
  padding: ${theme.space(1)} ${theme.space(2)};
  border-radius: ${theme.radius.m};
  background: ${theme.color.inverse};
  color: ${theme.color.onInverse};
  font-size: ${theme.font.size.s};
  line-height: ${theme.font.line.body};
  box-shadow: ${theme.color.shadow};
`;

interface TooltipProps {
  readonly text: ReactNode;
  /** One focusable element with a role, such as a button or a link. */
  readonly children: React.ReactElement<React.DOMAttributes<HTMLElement>, string>;
}

/** A hint about a control, shown on hover and focus. Do not put necessary information only here. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={400} closeDelay={100}>
      <Focusable>{children}</Focusable>
      <Bubble offset={6}>{text}</Bubble>
    </TooltipTrigger>
  );
}
