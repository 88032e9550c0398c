import { useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { lazyPart } from '../lazy-part/lazyPart.tsx';
import type { MenuItem } from './MenuItem.ts';

export interface MenuContent {
  /** Accessible name of the menu. */
  readonly label: string;
  readonly items: readonly MenuItem[];
  /** Above the entries: who is signed in. */
  readonly header?: ReactNode;
}

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
    onClick: ({ detail }: MouseEvent) => {
      // Enter and Space make a click without a press of a pointer.
      open(detail === 0);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      open(true);
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
