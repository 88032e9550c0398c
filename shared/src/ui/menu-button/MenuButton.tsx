import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import type { ButtonKind, ButtonSize } from '../button/button.styles.ts';
import { IconButton } from '../button/IconButton.tsx';
import { Icon } from '../marks/Icon.tsx';
import type { IconName } from '../marks/icons.ts';
import type { MenuItem } from '../overlays/MenuItem.ts';
import { useMenuTrigger } from './useMenuTrigger.tsx';

interface MenuButtonProps {
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly header?: ReactNode;
  readonly icon?: IconName;
  /** Whether only the icon is shown; the label is then its accessible name. */
  readonly isIconOnly?: boolean;
  readonly kind?: ButtonKind;
  readonly size?: ButtonSize;
}

/** A button that opens a menu. The menu's code loads on the first hover or focus. */
export function MenuButton({
  label,
  items,
  header,
  icon = 'ellipsis-vertical',
  isIconOnly = false,
  kind,
  size,
}: MenuButtonProps) {
  const { trigger, menu } = useMenuTrigger({ label, items, header });
  const look = { ...(kind && { kind }), ...(size && { size }) };
  return (
    <>
      {isIconOnly ? (
        <IconButton {...trigger} {...look} icon={icon} label={label} />
      ) : (
        <Button {...trigger} {...look}>
          {label}
          <Icon name="chevron-down" />
        </Button>
      )}
      {menu}
    </>
  );
}
