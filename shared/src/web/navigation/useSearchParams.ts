import { use, useCallback } from 'react';
import {
  UNSAFE_NavigationContext,
  useSearchParams as useShownSearchParams,
  type SetURLSearchParams,
  type URLSearchParamsInit,
} from 'react-router-dom';

/**
 * The query parameters of the page's address, and a function that changes them. An updater gets
 * those of the newest address, even before the page shows it. The router's hook passes the shown
 * ones, and would lose the first of two quick changes.
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

/** The parameters in the router's history, which changes before the page does. */
function newestOf(navigator: object): URLSearchParams | undefined {
  const history: { readonly location?: { readonly search: string } } = navigator;
  return history.location && new URLSearchParams(history.location.search);
}
