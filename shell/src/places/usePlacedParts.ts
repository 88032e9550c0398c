import { can, useSession, type PlacedPart } from '@portal/shared';
import type { LinesPart, RegisteredRemote } from '@portal/shared/remote';
import { useMemo } from 'react';
import { useKnownRemotes, useRemotes } from '../remotes/RemotesContext.ts';
import type { Tell } from '../remotes/Happening.ts';

interface Asked {
  readonly remote: RegisteredRemote;
  readonly place: 'attention' | 'license';
  readonly tell: Tell;
}

/** What remotes add to the places of lines, as far as this person may see it. */
export function usePlacedParts() {
  const { tell } = useRemotes();
  const remotes = useKnownRemotes();
  const session = useSession((state) => state);
  return useMemo(() => {
    const partsOf = (place: 'attention' | 'license') =>
      remotes
        .flatMap((remote) => (remote.places?.[place] ?? []).map((part) => ({ remote, part })))
        .filter(({ part }) => can(part.requires, session))
        .toSorted((left, right) => left.part.order - right.part.order)
        .map(({ remote, part }) => placed(part, { remote, place, tell }));
    return { attention: partsOf('attention'), license: partsOf('license') };
  }, [remotes, session, tell]);
}

function placed(part: LinesPart, { remote, place, tell }: Asked): PlacedPart {
  const { id, title, icon, call } = part;
  const { name, current } = remote;
  return {
    key: `${name}/${id}`,
    title,
    icon,
    ask: async (values = {}) => {
      const { askPart } = await import('./askPart.ts');
      return askPart(call, values, (why) => {
        tell({ name, hash: current.hash }, { place, part: id, why });
      });
    },
  };
}
