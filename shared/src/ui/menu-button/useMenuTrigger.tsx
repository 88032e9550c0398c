import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { lazyPart } from '../lazyPart.tsx';
import type { MenuFocus, MenuItem } from '../overlays/MenuItem.ts';

export interface MenuContent {
  /** Accessible name of the menu. */
  readonly label: string;
  readonly items: readonly MenuItem[];
  /** Content above the entries, such as the name of the signed-in person. */
  readonly header?: ReactNode;
  readonly onOpen?: () => void;
}

/** Keys that open a menu, and the entry that they focus (WAI-ARIA APG, menu button pattern). */
const openingKeys = new Map<string, MenuFocus>([
  ['Enter', 'first'],
  [' ', 'first'],
  ['ArrowDown', 'first'],
  ['ArrowUp', 'last'],
]);

const MenuPopover = lazyPart(async () => (await import('../overlays/index.ts')).MenuPopover);

/**
 * The trigger of a menu: properties for a button, and the open menu. The menu's code loads on the
 * first hover, focus or press; an earlier press is not lost.
 */
export function useMenuTrigger({ label, items, header, onOpen }: MenuContent) {
  const ref = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [focus, setFocus] = useState<MenuFocus>('menu');
  const open = (on: MenuFocus) => {
    // Safari does not focus a clicked button, and the closing menu returns focus to the element
    // that had it.
    ref.current?.focus();
    setFocus(on);
    setIsOpen(true);
    onOpen?.();
  };
  const trigger = {
    ref,
    'aria-haspopup': items.length > 0 ? ('menu' as const) : ('dialog' as const),
    'aria-expanded': isOpen,
    onPointerEnter: MenuPopover.preload,
    onFocus: MenuPopover.preload,
    onClick: () => {
      open('menu');
    },
    onKeyDown: (event: KeyboardEvent) => {
      const on = openingKeys.get(event.key);
      if (on === undefined) return;
      // React Aria treats a click by a key as one by a screen reader, and would focus the menu
      // instead of its first entry.
      event.preventDefault();
      open(on);
    },
    onKeyUp: (event: KeyboardEvent) => {
      // Firefox clicks when the Space key is released.
      if (event.key === ' ') event.preventDefault();
    },
  };
  const close = () => {
    setIsOpen(false);
  };
  const menu = isOpen && (
    <MenuPopover
      triggerRef={ref}
      label={label}
      items={items}
      header={header}
      focus={focus}
      onClose={close}
    />
  );
  return { trigger, menu };
}
