import { useContext } from 'react';
import { UNSAFE_NavigationContext, useInRouterContext } from 'react-router-dom';
import { askUnsaved } from '../../web/leaving/leaveGuards.ts';

/**
 * A function that opens a screen without loading the page, once what is typed may be lost; on a page
 * without a router (accounts) it loads the page. It reads the router's context, because
 * `useNavigate` throws where there is none.
 */
export function useRouterNavigate(): (to: string) => void {
  const isRouted = useInRouterContext();
  const router = useContext(UNSAFE_NavigationContext);
  return (to) => {
    if (!isRouted) location.assign(to);
    else
      askUnsaved(() => {
        router.navigator.push(to);
      });
  };
}
