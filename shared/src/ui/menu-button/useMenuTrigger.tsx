import type { ReactNode } from 'react';
import { lazyPart } from '../lazyPart.tsx';
import type { MenuItem } from '../overlays/MenuItem.ts';
import { useMenuOpening } from './useMenuOpening.ts';

export interface MenuContent {
  /** Accessible name of the menu. */
  readonly label: string;
  readonly items: readonly MenuItem[];
  /** Content above the entries, such as the name of the signed-in person. */
  readonly header?: ReactNode;
  readonly onOpen?: () => void;
}

const MenuPopover = lazyPart(async () => (await import('../overlays/index.ts')).MenuPopover);

/**
 * The trigger of a menu: properties for a button, and the open menu. The menu's code loads on the
 * first hover, focus or press; an earlier press is not lost.
 */
export function useMenuTrigger({ label, items, header, onOpen }: MenuContent) {
  const { trigger, opened } = useMenuOpening({ preload: MenuPopover.preload, onOpen });
  const menu = opened !== null && (
    <MenuPopover {...opened} label={label} items={items} header={header} />
  );
  const popup = items.length > 0 ? ('menu' as const) : ('dialog' as const);
  return { trigger: { ...trigger, 'aria-haspopup': popup }, menu };
}
