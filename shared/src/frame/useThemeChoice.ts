import { useState } from 'react';
import { themeCookie, themeIn, type ThemeChoice } from '../areas/composition/themeCookie.ts';
import { keepCookie } from '../web/session/keepCookie.ts';

/** The chosen scheme (`undefined`: the system's), and a function that chooses another. */
export function useThemeChoice() {
  const [theme, setTheme] = useState(() =>
    typeof document === 'undefined' ? undefined : themeIn(document.cookie),
  );
  const choose = (choice: ThemeChoice | undefined) => {
    setTheme(choice);
    keepCookie(themeCookie, choice ?? '');
    const { dataset } = document.documentElement;
    if (choice === undefined) delete dataset['theme'];
    else dataset['theme'] = choice;
  };
  return { theme, choose };
}
