import { useContext } from 'react';
import { UNSAFE_NavigationContext, useInRouterContext } from 'react-router-dom';

/**
 * Opens a screen without loading the page; on a page without a router (accounts), by loading it.
 * Reads the context, because `useNavigate` throws where there is no router.
 */
export function useRouterNavigate(): (to: string) => void {
  const isRouted = useInRouterContext();
  const router = useContext(UNSAFE_NavigationContext);
  return (to) => {
    if (isRouted) router.navigator.push(to);
    else location.assign(to);
  };
}
