// In place of `@portal/shared` in the modules of a remote in development. JavaScript, because a part
// is named in what makes it.
import { lazyPart as sharedPart } from '@portal/shared';
import { noteLoaded } from './loadedParts.ts';
import { pageRefresh } from './pageRefresh.ts';

export * from '@portal/shared';

/** A part that is open goes on as the next build's. */
export function lazyPart(load, Meanwhile) {
  const part = sharedPart(async () => {
    const Part = await load();
    noteLoaded(part);
    pageRefresh.flush();
    return pageRefresh.shown(Part);
  }, Meanwhile);
  return part;
}
