import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { keyframes, styled } from 'styled-components';
import { useStore } from 'zustand';
import { commonMessages } from '../../web/intl/commonMessages.ts';
import { bottomHeight } from '../theme/bottomHeight.ts';
import { pinnedHeight } from '../theme/pinnedHeight.ts';
import { theme } from '../theme/theme.ts';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { Icon } from '../marks/Icon.tsx';
import { Spinner } from '../marks/Spinner.tsx';
import { closeSnackbar, keepHeight, snackbars, type Snackbar } from './snackbars.ts';

const rise = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`;

const Host = styled.div`
  /* Resets the browser's border, background and position of a popover. */
  inset: auto;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: visible;
  background: none;
  position: fixed;
  left: ${theme.space(6)};
  bottom: calc(var(${bottomHeight}, 0px) + ${theme.space(6)});
  z-index: ${theme.layer.snackbar};
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${theme.space(2)};
  max-width: min(440px, calc(100vw - ${theme.space(12)}));
  ${theme.media.phone} {
    left: ${theme.space(4)};
    bottom: calc(var(${bottomHeight}, 0px) + ${theme.space(4)});
    max-width: calc(100vw - ${theme.space(8)});
  }
  ${theme.media.phoneUpright} {
    bottom: calc(
      ${theme.size.frameBottom} + var(${pinnedHeight}, 0px) + var(${bottomHeight}, 0px) +
        ${theme.space(4)}
    );
  }
  /* A fixed element would appear on every printed page. */
  @media print {
    display: none;
  }
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space(3)};
  padding: ${theme.space(2)} ${theme.space(2)} ${theme.space(2)} ${theme.space(4)};
  border-radius: ${theme.radius.m};
  background: ${theme.color.inverse};
  color: ${theme.color.onInverse};
  box-shadow: ${theme.color.shadow};
  animation: ${rise} ${theme.motion.normal};
  > span:first-child {
    color: ${theme.color.inverseAccent};
  }
  > button {
    color: inherit;
    &:hover {
      background: rgb(127 127 127 / 25%);
    }
  }
`;

function SnackbarItem({ snackbar }: { readonly snackbar: Snackbar }) {
  const [isPaused, setIsPaused] = useState(false);
  const intl = useIntl();
  const { action } = snackbar;
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(closeSnackbar, snackbar.stayMs, snackbar.id);
    return () => {
      clearTimeout(timer);
    };
  }, [isPaused, snackbar.id, snackbar.stayMs]);
  const pause = () => {
    setIsPaused(true);
  };
  const resume = () => {
    setIsPaused(false);
  };
  return (
    // The timer pauses when the pointer moves, not when the snackbar appears under a resting
    // pointer.
    <Bar onPointerMove={pause} onPointerLeave={resume} onFocus={pause} onBlur={resume}>
      {snackbar.kind === 'waiting' ? (
        <Spinner />
      ) : (
        <Icon name={snackbar.kind === 'success' ? 'circle-check' : 'circle-alert'} size={18} />
      )}
      <span>{snackbar.text}</span>
      {action && (
        <Button
          size="small"
          kind="quiet"
          onClick={() => {
            closeSnackbar(snackbar.id);
            action.onAction();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton
        icon="x"
        label={intl.formatMessage(commonMessages.close)}
        onClick={() => {
          closeSnackbar(snackbar.id);
        }}
      />
    </Bar>
  );
}

/**
 * Shows the snackbars, bottom left. The timer of each pauses while the pointer moves over it or
 * rests on it afterwards, and on focus.
 *
 * It is in the browser's top layer, above dialogs, and is marked for React Aria, which then neither
 * makes it inert behind a dialog nor treats a press on it as outside the dialog. Dialogs leave room
 * for its height.
 */
export function SnackbarHost() {
  const shown = useStore(snackbars, (state) => state.shown);
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    // Browsers without popovers use its styles alone.
    if ('showPopover' in element) element.showPopover();
    const sizes = new ResizeObserver(() => {
      keepHeight(element.offsetHeight);
    });
    sizes.observe(element);
    return () => {
      sizes.disconnect();
    };
  }, []);
  return (
    <Host ref={host} role="status" popover="manual" data-react-aria-top-layer>
      {shown.map((snackbar) => (
        <SnackbarItem key={snackbar.id} snackbar={snackbar} />
      ))}
    </Host>
  );
}
