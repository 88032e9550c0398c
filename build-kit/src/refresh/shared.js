// Replaces `@portal/shared` in a remote's modules in development. JavaScript, because a part is
// referenced in its own definition.
import { lazyPart as sharedPart } from '@portal/shared';
import { noteLoaded } from './loadedParts.ts';
import { pageRefresh } from './pageRefresh.ts';

export * from '@portal/shared';

/** An open part continues with the next build's. */
export function lazyPart(load, Meanwhile) {
  const part = sharedPart(async () => {
    const Part = await load();
    noteLoaded(part);
    pageRefresh.flush();
    return pageRefresh.shown(Part);
  }, Meanwhile);
  return part;
}
