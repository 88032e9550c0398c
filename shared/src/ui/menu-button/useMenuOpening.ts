import { useRef, useState, type KeyboardEvent } from 'react';
import type { MenuFocus } from '../overlays/MenuItem.ts';

/** Keys that open a menu, and the entry that they focus (WAI-ARIA APG, menu button pattern). */
const openingKeys = new Map<string, MenuFocus>([
  ['Enter', 'first'],
  [' ', 'first'],
  ['ArrowDown', 'first'],
  ['ArrowUp', 'last'],
]);

interface MenuOpening {
  /** Loads the menu's code. */
  readonly preload: () => void;
  readonly onOpen?: (() => void) | undefined;
}

/** When a menu is open: properties for the button that opens it, and for the open menu. */
export function useMenuOpening({ preload, onOpen }: MenuOpening) {
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
    'aria-expanded': isOpen,
    onPointerEnter: preload,
    onFocus: preload,
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
  const onClose = () => {
    setIsOpen(false);
  };
  return { trigger, opened: isOpen ? { triggerRef: ref, focus, onClose } : null };
}
