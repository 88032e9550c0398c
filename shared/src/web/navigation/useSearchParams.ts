import { use, useCallback } from 'react';
import {
  UNSAFE_NavigationContext,
  useSearchParams as useShownSearchParams,
  type SetURLSearchParams,
  type URLSearchParamsInit,
} from 'react-router-dom';

/**
 * The parameters of the page's address, and how to change them. A function that changes them is
 * given those of the newest address, also when the page does not show it yet: the router's own hook
 * gives it those that are shown, and of two changes in short succession the first would be lost.
 */
export function useSearchParams(
  defaultInit?: URLSearchParamsInit,
): [URLSearchParams, SetURLSearchParams] {
  const [shown, setShown] = useShownSearchParams(defaultInit);
  const { navigator } = use(UNSAFE_NavigationContext);
  const change = useCallback<SetURLSearchParams>(
    (next, options) => {
      setShown(
        typeof next === 'function' ? (before) => next(newestOf(navigator) ?? before) : next,
        options,
      );
    },
    [navigator, setShown],
  );
  return [shown, change];
}

/** What the router's history says, which knows an address before a page shows it. */
function newestOf(navigator: object): URLSearchParams | undefined {
  const history: { readonly location?: { readonly search: string } } = navigator;
  return history.location && new URLSearchParams(history.location.search);
}
