import { Button, FormattedMessage, theme } from '@portal/shared';
import { useId } from 'react';
import { styled } from 'styled-components';
import { messages } from './messages.ts';

/** At the end of the page, and at the bottom of the window as long as that is further down. */
const Notice = styled.section`
  position: sticky;
  bottom: max(${theme.size.frameBottom} + ${theme.space(3)}, env(safe-area-inset-bottom));
  z-index: 2;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${theme.space(3)} ${theme.space(6)};
  padding: ${theme.space(4)} ${theme.space(5)};
  border: ${theme.border};
  border-radius: ${theme.radius.l};
  background: ${theme.color.paper};
  box-shadow: ${theme.color.shadow};
  h2 {
    font-size: ${theme.font.size.l};
    font-weight: ${theme.font.weight.bold};
    line-height: ${theme.font.line.tight};
  }
  p {
    margin-top: ${theme.space(1)};
  }
  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
    padding: ${theme.space(4)};
  }
  ${theme.media.low} {
    position: static;
  }
  @media print {
    display: none;
  }
`;

interface AutoRenewalNoticeProps {
  /** Called when the notice closes; leads to the order history. */
  readonly onClose: () => void;
}

/**
 * Tells buyers in Japan that new licenses do not renew unless auto-renewal is on. A dialog that
 * leaves the completed order visible and usable.
 */
export function AutoRenewalNotice({ onClose }: AutoRenewalNoticeProps) {
  const headingId = useId();
  return (
    <Notice role="dialog" aria-labelledby={headingId}>
      <div>
        <h2 id={headingId}>
          <FormattedMessage {...messages.renewalTitle} />
        </h2>
        <p>
          <FormattedMessage {...messages.renewalOff} />
        </p>
        <p>
          <FormattedMessage {...messages.renewalOn} />
        </p>
      </div>
      <Button onClick={onClose}>
        <FormattedMessage {...messages.renewalClose} />
      </Button>
    </Notice>
  );
}
