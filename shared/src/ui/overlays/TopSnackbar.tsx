import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { commonMessages } from '../../web/intl/commonMessages.ts';
import { theme } from '../theme/theme.ts';
import { Button } from '../button/Button.tsx';
import { Icon } from '../marks/Icon.tsx';
import { snackbars } from '../snackbar/snackbars.ts';

const Host = styled.div`
  /* Resets the browser's border, background and size of a popover. */
  border: 0;
  overflow: visible;
  position: fixed;
  inset: ${theme.space(4)} 0 auto;
  z-index: ${theme.layer.snackbar};
  display: flex;
  align-items: flex-start;
  gap: ${theme.space(3)};
  width: min(560px, calc(100vw - ${theme.space(8)}));
  margin: 0 auto;
  padding: ${theme.space(3)} ${theme.space(4)};
  border-radius: ${theme.radius.m};
  background: ${theme.color.inverse};
  color: ${theme.color.onInverse};
  box-shadow: ${theme.color.shadow};
  > div {
    flex: 1;
    min-width: 0;
  }
`;

const Heading = styled.p`
  font-weight: ${theme.font.weight.bold};
`;

interface TopSnackbarProps {
  readonly title: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A failure at the top of the window, with a heading, until it is closed. Render it while it is
 * shown. Like other snackbars it appears above dialogs, which leave room for it.
 */
export function TopSnackbar({ title, onClose, children }: TopSnackbarProps) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    // Browsers without popovers use its styles alone.
    if ('showPopover' in element) element.showPopover();
    const keepHeight = (topHeight: number) => {
      if (topHeight !== snackbars.getState().topHeight) snackbars.setState({ topHeight });
    };
    const sizes = new ResizeObserver(() => {
      keepHeight(element.offsetHeight);
    });
    sizes.observe(element);
    return () => {
      sizes.disconnect();
      keepHeight(0);
    };
  }, []);
  return (
    <Host ref={host} role="alert" popover="manual" data-react-aria-top-layer>
      <Icon name="circle-alert" size={18} />
      <div>
        <Heading>{title}</Heading>
        <div>{children}</div>
      </div>
      <Button size="small" onClick={onClose}>
        <FormattedMessage {...commonMessages.close} />
      </Button>
    </Host>
  );
}
