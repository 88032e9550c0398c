import { useEffect } from 'react';
import { useTellPage } from './TellPageContext.ts';

/** Tells the page around, once, that the screen beside it is there. */
export function TellReady({ path }: { readonly path: string }): null {
  const tell = useTellPage();
  useEffect(() => {
    tell('portal-ready', { path });
    // Later addresses are the screen's own matter.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [tell]);
  return null;
}
