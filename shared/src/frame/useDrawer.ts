import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

interface Drawer {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  /** The same function in every render. */
  readonly close: () => void;
  /** Closes it, if it is open, and gives focus back to the toggle. */
  readonly leave: () => void;
  readonly navigation: RefObject<HTMLElement | null>;
}

/** The state of the side navigation as an overlay: Escape leaves it. */
export function useDrawer(): Drawer {
  const [isOpen, setIsOpen] = useState(false);
  const navigation = useRef<HTMLElement>(null);
  const opener = useRef<Element>(null);
  const close = useCallback(() => {
    setIsOpen(false);
  }, []);
  const leave = useCallback(() => {
    if (!isOpen) return;
    setIsOpen(false);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen) return;
    opener.current = document.activeElement;
    navigation.current?.focus();
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') leave();
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
  }, [isOpen, leave]);

  return {
    isOpen,
    toggle: () => {
      setIsOpen(!isOpen);
    },
    close,
    leave,
    navigation,
  };
}
