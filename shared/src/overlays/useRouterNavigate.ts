import { useContext } from 'react';
import { UNSAFE_NavigationContext, useInRouterContext } from 'react-router-dom';

/**
 * A function that opens a screen without loading the page; on a page without a router (accounts) it
 * loads the page. It reads the router's context, because `useNavigate` throws where there is none.
 */
export function useRouterNavigate(): (to: string) => void {
  const isRouted = useInRouterContext();
  const router = useContext(UNSAFE_NavigationContext);
  return (to) => {
    if (isRouted) router.navigator.push(to);
    else location.assign(to);
  };
}
