import { usePlace, useSession, type PlacedPart } from '@portal/shared';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { whenUnpressed } from './whenUnpressed.ts';

type Line = Awaited<ReturnType<PlacedPart['ask']>>[number];

/** Lines by the keys of their parts. */
type Found = Readonly<Record<string, readonly Line[]>>;

/** A line of another remote, with what tells it from those of others. */
export interface PlacedLine extends Line {
  readonly key: string;
  readonly icon: PlacedPart['icon'];
}

/**
 * What other remotes have to say in a place of this remote's screens, in the order of their parts.
 * Lines that have come with the page are there at once, others when their part answers, unless a
 * pointer is pressed; none waits for another.
 *
 * @param number of the license that the place is about
 */
export function usePartLines(
  place: 'attention' | 'license',
  number?: string,
): readonly PlacedLine[] {
  const parts = usePlace(place);
  const locale = useSession((session) => session.locale);
  const values = number === undefined ? {} : { number };
  const [found, setFound] = useState<Found>(() =>
    Object.fromEntries(parts.map(({ key, known }) => [key, known(values) ?? []])),
  );
  const asked = [place, number, locale, ...parts.map(({ key }) => key)].join(' ');
  useEffect(() => {
    let isCurrent = true;
    for (const { key, ask } of parts) {
      void ask(values).then((lines) => {
        whenUnpressed(() => {
          if (!isCurrent) return;
          // At once, before anything can be pressed that the lines would move.
          flushSync(() => {
            setFound((before) => (before[key] === lines ? before : { ...before, [key]: lines }));
          });
        });
      });
    }
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the same parts are asked once, however often the registry is read
  }, [asked]);
  return parts.flatMap(({ key, icon }) =>
    (found[key] ?? []).map((line) => ({ ...line, key: `${key}/${line.id}`, icon })),
  );
}
