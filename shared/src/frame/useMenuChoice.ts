import { useState } from 'react';
import { menuCookie } from '../domain/menu/menuCookie.ts';

const oneYearSeconds = 31_536_000;

/**
 * Whether the side navigation of a wide window is closed, which this browser remembers.
 *
 * @param wasClosed What the server read when it made the page; see `isMenuClosed`
 */
export function useMenuChoice(wasClosed: boolean) {
  const [isClosed, setIsClosed] = useState(wasClosed);
  const toggle = () => {
    setIsClosed(!isClosed);
    const secure = location.protocol === 'https:' ? '; secure' : '';
    document.cookie = `${menuCookie}=${isClosed ? 'open' : 'closed'}; path=/; max-age=${String(oneYearSeconds)}; samesite=lax${secure}`;
  };
  return { isClosed, toggle };
}
