import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { lazyPart } from '../lazy-part/lazyPart.tsx';
import type { MenuItem } from './MenuItem.ts';

export interface MenuContent {
  /** Accessible name of the menu. */
  readonly label: string;
  readonly items: readonly MenuItem[];
  /** Above the entries: who is signed in. */
  readonly header?: ReactNode;
}

/** Keys that open a menu with the focus on its first entry (WAI-ARIA menu button pattern). */
const openingKeys = ['Enter', ' ', 'ArrowDown'];

const MenuPopover = lazyPart(async () => (await import('../../overlays/index.ts')).MenuPopover);

/**
 * A light trigger of a menu: properties for a button, and the menu itself once it is open. The
 * menu's code is fetched on the first hover, focus or press; a press made before it has arrived
 * counts.
 */
export function useMenuTrigger({ label, items, header }: MenuContent) {
  const ref = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isByKey, setIsByKey] = useState(false);
  const open = (byKey: boolean) => {
    // Safari does not focus a clicked button; closing gives focus back to what had it.
    ref.current?.focus();
    setIsByKey(byKey);
    setIsOpen(true);
  };
  const trigger = {
    ref,
    'aria-haspopup': items.length > 0 ? ('menu' as const) : ('dialog' as const),
    'aria-expanded': isOpen,
    onPointerEnter: MenuPopover.preload,
    onFocus: MenuPopover.preload,
    onClick: () => {
      open(false);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!openingKeys.includes(event.key)) return;
      // A click that a key makes is one of a screen reader for React Aria, which then leaves the
      // focus on the menu instead of its first entry.
      event.preventDefault();
      open(true);
    },
    onKeyUp: (event: KeyboardEvent) => {
      // Firefox makes the click of Space when the key comes up.
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
      isByKey={isByKey}
      onClose={close}
    />
  );
  return { trigger, menu };
}
