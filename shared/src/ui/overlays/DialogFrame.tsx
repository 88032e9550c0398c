import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useIntl } from 'react-intl';
import { useStore } from 'zustand';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading as AriaHeading } from 'react-aria-components/Heading';
import { commonMessages } from '../../web/intl/commonMessages.ts';
import { snackbars } from '../snackbar/snackbars.ts';
import { IconButton } from '../button/IconButton.tsx';
import { Actions, Backdrop, Body, Head, Panel } from './Dialog.styles.ts';
import { FirstFocus } from './FirstFocus.ts';

/**
 * Makes an element focusable while it scrolls, so that the keyboard can scroll it even without
 * focusable content.
 */
function useScrollByKeys(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = part.current;
    if (!element) return;
    const judge = () => {
      if (element.scrollHeight > element.clientHeight) element.setAttribute('tabindex', '0');
      else element.removeAttribute('tabindex');
    };
    const sizes = new ResizeObserver(judge);
    sizes.observe(element);
    judge();
    return () => {
      sizes.disconnect();
    };
  }, [part]);
}

/** Maximum time between the presses of a double click, as in most systems. */
const doubleClickMs = 500;

/**
 * Whether a press outside is meant for the dialog. The second press of a double click on the
 * opening button is not, and would close it unseen.
 */
function useLaterPress(): () => boolean {
  const [openedAt] = useState(() => performance.now());
  return useCallback(() => performance.now() - openedAt > doubleClickMs, [openedAt]);
}

export interface DialogFrameProps {
  readonly title: ReactNode;
  /** The buttons, the primary one last. */
  readonly actions?: ReactNode;
  readonly onClose: () => void;
  /**
   * `false`: only the dialog's own buttons close it, not Escape, the backdrop and the close button.
   */
  readonly isDismissable?: boolean;
  /** The width: 480 px for a question, 800 px for a form. Default `small`. */
  readonly size?: 'small' | 'large';
  /**
   * The position: `top` for a dialog whose height changes while the person types, so that the field
   * keeps its place above a phone's keyboard; on phones it is as wide as the screen. Default
   * `center`.
   */
  readonly place?: 'center' | 'top';
  /** The ARIA role: `alertdialog` for a question that interrupts. */
  readonly role?: 'dialog' | 'alertdialog';
  readonly children?: ReactNode;
}

/** The frame of all modal dialogs: backdrop, head, body, buttons and initial focus. */
export function DialogFrame({
  title,
  actions,
  onClose,
  isDismissable = true,
  size = 'small',
  place = 'center',
  role = 'dialog',
  children,
}: DialogFrameProps) {
  const intl = useIntl();
  const bodyId = useId();
  const snackbarHeight = useStore(snackbars, ({ height }) => height);
  const topHeight = useStore(snackbars, (state) => state.topHeight);
  const body = useRef<HTMLDivElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  useScrollByKeys(body);
  const isLaterPress = useLaterPress();
  return (
    <Backdrop
      data-dims-page
      $snackbarHeight={snackbarHeight}
      $topHeight={topHeight}
      $place={place}
      isOpen
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
      shouldCloseOnInteractOutside={isLaterPress}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Panel $size={size}>
        <AriaDialog role={role} {...(role === 'alertdialog' ? { 'aria-describedby': bodyId } : {})}>
          <Head>
            <AriaHeading slot="title" level={2}>
              {title}
            </AriaHeading>
            {isDismissable && (
              <IconButton
                icon="x"
                label={intl.formatMessage(commonMessages.close)}
                onClick={onClose}
              />
            )}
          </Head>
          <Body id={bodyId} ref={body}>
            {children}
          </Body>
          {actions !== undefined && <Actions ref={buttons}>{actions}</Actions>}
          <FirstFocus in={role === 'alertdialog' ? buttons : body} hasFields={role === 'dialog'} />
        </AriaDialog>
      </Panel>
    </Backdrop>
  );
}
