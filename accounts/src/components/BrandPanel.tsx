import { styled } from 'styled-components';
import { FormattedMessage, theme } from '@portal/shared';
import { Logo } from '@portal/shared/frame';
import { messages } from './messages.ts';

const Panel = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${theme.space(4)};
  min-height: 440px;
  padding: ${theme.space(8)};
  overflow: hidden;
  border-radius: ${theme.radius.l};
  background: ${theme.color.brandSoft};
  outline: 1px solid ${theme.color.softEdge};
  > p {
    max-width: 24ch;
    font-size: ${theme.font.size.xl};
    font-weight: ${theme.font.weight.bold};
    line-height: 1.4;
    text-wrap: balance;
    /* Where browsers can, Japanese breaks between phrases. */
    &:lang(ja) {
      word-break: auto-phrase;
    }
  }
  > svg:last-child {
    position: absolute;
    inset: auto 0 0 auto;
    width: 88%;
    color: ${theme.color.brand};
  }
  ${theme.media.narrow} {
    display: none;
  }
`;

/** What the portal is for, beside the pages of visitors in a wide window. */
export function BrandPanel() {
  return (
    <Panel>
      <Logo size={40} />
      <p>
        <FormattedMessage {...messages.purpose} />
      </p>
      <svg viewBox="0 0 400 260" fill="none" stroke="currentColor" aria-hidden>
        <path
          d="M400 60H300l-60 60H90M400 84H310l-60 60h-70M400 108h-80l-60 60H60M400 132h-70l-60 60h-90M400 156h-60l-60 60H120M400 180h-50l-60 60h-60"
          strokeWidth="3"
          opacity=".35"
        />
        <g strokeWidth="3" fill={theme.color.brandSoft}>
          <circle cx="84" cy="120" r="7" />
          <circle cx="174" cy="144" r="7" />
          <circle cx="54" cy="168" r="7" />
          <circle cx="174" cy="192" r="7" />
          <circle cx="114" cy="216" r="7" />
          <circle cx="224" cy="240" r="7" />
        </g>
      </svg>
    </Panel>
  );
}
