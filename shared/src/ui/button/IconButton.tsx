import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../marks/Icon.tsx';
import type { IconName } from '../marks/icons.ts';
import { IconButtonElement, type ButtonKind, type ButtonSize } from './button.styles.ts';

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  readonly icon: IconName;
  /** Accessible name of the button, also shown as its tooltip. */
  readonly label: string;
  readonly kind?: ButtonKind;
  readonly size?: ButtonSize;
}

/** A button that is only an icon. */
export function IconButton({
  icon,
  label,
  kind = 'quiet',
  size = 'small',
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <IconButtonElement
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      $kind={kind}
      data-quiet={kind === 'quiet' || undefined}
      $size={size}
    >
      <Icon name={icon} size={18} />
    </IconButtonElement>
  );
}
