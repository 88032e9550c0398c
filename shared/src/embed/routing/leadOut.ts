import { createPath } from 'react-router-dom';
import type { EmbedHistory } from './createEmbedHistory.ts';

interface Ways {
  /** Path in the page's address below which the remote's addresses are; `''` for none. */
  readonly basePath: string;
  /** Whether an address, `/license?q=7`, is one of the remote's own screens. */
  owns(address: string): boolean;
  /** Origin of the portal, where all addresses are. */
  readonly portal: string;
  /** Called when the person goes to an address outside the remote. */
  leave(address: string): void;
  /** Whether the page's address includes that of the remote. */
  readonly isInPage: boolean;
}

type Destination = Parameters<EmbedHistory['push']>[0];

/**
 * A history that stays within the remote: what leads elsewhere is told instead. Links to it,
 * and all links where the page's address says nothing of the remote's, lead to the portal when they
 * are opened in another tab or copied.
 */
export function leadOut(history: EmbedHistory, ways: Ways): EmbedHistory {
  const addressOf = (to: Destination) => {
    const address = createPath(history.encodeLocation(to));
    const { basePath } = ways;
    return address.startsWith(`${basePath}/`) ? address.slice(basePath.length) : address;
  };
  const stay = (to: Destination, move: () => void) => {
    const address = addressOf(to);
    if (ways.owns(address)) move();
    else ways.leave(address);
  };
  const isInPage = (to: Destination) => ways.isInPage && ways.owns(addressOf(to));
  const inPortal = (to: Destination) => new URL(addressOf(to), ways.portal);
  return {
    ...history,
    get action() {
      return history.action;
    },
    get location() {
      return history.location;
    },
    createURL: (to) => (isInPage(to) ? history.createURL(to) : inPortal(to)),
    createHref: (to) => (isInPage(to) ? history.createHref(to) : inPortal(to).href),
    push: (to, state) => {
      stay(to, () => {
        history.push(to, state);
      });
    },
    replace: (to, state) => {
      stay(to, () => {
        history.replace(to, state);
      });
    },
  };
}
