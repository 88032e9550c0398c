import { usePlace, useQueryClient, useSession, type PlacedPart } from '@portal/shared';
import { useEffect, useState } from 'react';

type Line = Awaited<ReturnType<PlacedPart['ask']>>[number];

/** What a part of the overview has answered. */
interface Answer {
  /** `undefined` until the part answers. */
  readonly lines: readonly Line[] | undefined;
  readonly hasFailed: boolean;
}

/** A part of the overview, which another remote adds. */
export interface OverviewPart extends Answer {
  readonly key: string;
  readonly title: string;
}

/**
 * The parts of the overview in order. Lines that came with the page are there at once, others when
 * their part answers. No part waits for another.
 */
export function useOverviewParts(): readonly OverviewPart[] {
  const parts = usePlace('overview');
  const locale = useSession((session) => session.locale);
  const [answers, setAnswers] = useState<Readonly<Record<string, Answer>>>(() =>
    Object.fromEntries(
      parts.map(({ key, known, hasFailed }) => [key, { lines: known(), hasFailed: hasFailed() }]),
    ),
  );
  const changes = useChangesOfParts();
  const asked = [locale, changes, ...parts.map(({ key }) => key)].join(' ');
  useEffect(() => {
    let isCurrent = true;
    for (const { key, ask, hasFailed } of parts) {
      void ask().then((lines) => {
        if (!isCurrent) return;
        const answer = { lines, hasFailed: hasFailed() };
        setAnswers((before) =>
          before[key]?.lines === lines ? before : { ...before, [key]: answer },
        );
      });
    }
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- each part is asked once per change, however often the registry is read
  }, [asked]);
  return parts.map(({ key, title }) => ({
    key,
    title: title[locale],
    ...(answers[key] ?? { lines: undefined, hasFailed: false }),
  }));
}

/** Counts how often something has changed on the server that parts depend on. */
function useChangesOfParts(): number {
  const client = useQueryClient();
  const [count, setCount] = useState(0);
  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        const isInvalid = event.type === 'updated' && event.action.type === 'invalidate';
        const isPart = event.query.queryHash.startsWith('["part"');
        if (isInvalid && isPart) setCount((before) => before + 1);
      }),
    [client],
  );
  return count;
}
