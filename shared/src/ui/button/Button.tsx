import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../marks/Icon.tsx';
import type { IconName } from '../marks/icons.ts';
import { Spinner } from '../marks/Spinner.tsx';
import { ButtonElement, type ButtonKind, type ButtonSize } from './button.styles.ts';

interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** The look of the button. A view has at most one primary button. Default `secondary`. */
  readonly kind?: ButtonKind;
  readonly size?: ButtonSize;
  readonly icon?: IconName;
  /**
   * Whether the action is running: the button then ignores presses, and keeps its width and focus.
   */
  readonly isBusy?: boolean;
}

/** A button whose text is a verb. Show the reason beside a disabled button. */
export function Button({
  kind = 'secondary',
  size = 'medium',
  type = 'button',
  icon,
  isBusy = false,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <ButtonElement
      {...rest}
      type={isBusy ? 'button' : type}
      $kind={kind}
      $size={size}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
    >
      {isBusy ? <Spinner /> : icon && <Icon name={icon} />}
      {children}
    </ButtonElement>
  );
}
