import { useEffect } from 'react';
import { usePageAround } from './PageAround.ts';

/** Tells the page around, once, that the screen beside it is there. */
export function TellReady({ path }: { readonly path: string }): null {
  const page = usePageAround();
  useEffect(() => {
    page?.tell('portal-ready', { path });
    // Later addresses are the screen's own matter.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [page]);
  return null;
}
