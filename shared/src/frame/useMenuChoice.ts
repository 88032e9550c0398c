import { useState } from 'react';
import { menuCookie } from '../areas/composition/menuCookie.ts';
import { keepCookie } from '../web/session/keepCookie.ts';

/**
 * Whether the side navigation of a wide window is closed, which this browser remembers.
 *
 * @param wasClosed What the server read when it made the page; see `isMenuClosed`
 */
export function useMenuChoice(wasClosed: boolean) {
  const [isClosed, setIsClosed] = useState(wasClosed);
  const toggle = () => {
    setIsClosed(!isClosed);
    keepCookie(menuCookie, isClosed ? 'open' : 'closed');
  };
  return { isClosed, toggle };
}
