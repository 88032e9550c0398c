import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

interface Drawer {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  /** The same function in every render. */
  readonly close: () => void;
  readonly navigation: RefObject<HTMLElement | null>;
}

/**
 * The state of the side navigation as an overlay: Escape closes it, and focus returns to the
 * toggle.
 */
export function useDrawer(): Drawer {
  const [isOpen, setIsOpen] = useState(false);
  const navigation = useRef<HTMLElement>(null);
  const close = useCallback(() => {
    setIsOpen(false);
  }, []);

  useEffect(() => {
    if (!isOpen) return;
    const toggle = document.activeElement;
    navigation.current?.focus();
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setIsOpen(false);
      if (toggle instanceof HTMLElement) toggle.focus();
    };
    const handleResize = () => {
      // In a wide window the navigation covers nothing, so nothing may be inert.
      if (window.innerWidth >= 960) setIsOpen(false);
    };
    document.addEventListener('keydown', handleKey);
    window.addEventListener('resize', handleResize);
    return () => {
      document.removeEventListener('keydown', handleKey);
      window.removeEventListener('resize', handleResize);
    };
  }, [isOpen]);

  return {
    isOpen,
    toggle: () => {
      setIsOpen(!isOpen);
    },
    close,
    navigation,
  };
}
