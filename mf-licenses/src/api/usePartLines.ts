import { usePlace, useSession, type PlacedPart } from '@portal/shared';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { whenUnpressed } from './whenUnpressed.ts';

type Line = Awaited<ReturnType<PlacedPart['ask']>>[number];

/** Lines by part key. */
type Found = Readonly<Record<string, readonly Line[]>>;

/** A line of another remote, with a key that is unique among all remotes. */
export interface PlacedLine extends Line {
  readonly key: string;
  readonly icon: PlacedPart['icon'];
}

/**
 * Lines of other remotes for a place of this remote's screens, in the order of their parts. Lines
 * sent with the page show at once; others when their part answers and no pointer is pressed. No
 * part waits for another.
 *
 * @param number Number of the license that the place is about
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
          // Rendered synchronously, before the next press on something that the lines would move.
          flushSync(() => {
            setFound((before) => (before[key] === lines ? before : { ...before, [key]: lines }));
          });
        });
      });
    }
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- each part is asked once, however often the registry is read
  }, [asked]);
  return parts.flatMap(({ key, icon }) =>
    (found[key] ?? []).map((line) => ({ ...line, key: `${key}/${line.id}`, icon })),
  );
}
