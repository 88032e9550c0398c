import { can, useSession, type PlacedPart, type QueryClient } from '@portal/shared';
import { linesOfPage, partPath } from '@portal/shared/frame';
import {
  partsOfPlace,
  type LinesPlace,
  type PageBootstrap,
  type PartOfPlace,
} from '@portal/shared/remote';
import { useMemo } from 'react';
import type { Tell } from '../remotes/Happening.ts';
import { useKnownRemotes, useRemotes, useRemotesState } from '../remotes/RemotesContext.ts';

/** A part may depend on everything but who has signed in. */
const changesWith = ['licenses', 'orders', 'emi', 'people', 'team', 'downloads'] as const;

interface PlacesPage {
  readonly bootstrap: PageBootstrap;
  readonly queries: QueryClient;
}

interface Asked {
  readonly queries: QueryClient;
  /** Language of the lines. */
  readonly locale: string;
  /** Whether the lines in the page's data are in this language. */
  readonly isOfPage: boolean;
  readonly tell: Tell;
}

/**
 * The parts that remotes add to the places of lines and that this person may see. Until the registry
 * is read, they come from the page's data.
 */
export function usePlacedParts({ bootstrap, queries }: PlacesPage) {
  const { tell } = useRemotes();
  const remotes = useKnownRemotes();
  const isRead = useRemotesState(({ registry }) => ['complete', 'unreachable'].includes(registry));
  const session = useSession((state) => state);
  return useMemo(() => {
    const { locale } = session;
    const isOfPage = locale === bootstrap.locale;
    const partsOf = (place: LinesPlace) => {
      const parts = isRead
        ? partsOfPlace(remotes, place, (requires) => can(requires, session))
        : (bootstrap.parts ?? []).filter((part) => part.place === place);
      return parts.map((part) => placed(part, { queries, locale, isOfPage, tell }));
    };
    return {
      attention: partsOf('attention'),
      license: partsOf('license'),
      overview: partsOf('overview'),
    };
  }, [bootstrap, queries, remotes, isRead, session, tell]);
}

function placed(part: PartOfPlace, { queries, locale, isOfPage, tell }: Asked): PlacedPart {
  const { place, remote: name, release: hash, id, title, icon, call } = part;
  const queryOf = (values?: Readonly<Record<string, string>>) => {
    const path = partPath(call, values);
    return {
      queryKey: ['part', { name, hash, place, id }, path, locale],
      meta: { changesWith },
      queryFn: async () => {
        const { askPart } = await import('./askPart.ts');
        return askPart(place, path, (why) => {
          tell({ name, hash }, { place, part: id, why });
        });
      },
      initialData: () => {
        const lines = isOfPage ? linesOfPage(place, path) : undefined;
        return lines && { lines, hasFailed: false };
      },
    };
  };
  const answerOf = (values?: Readonly<Record<string, string>>) =>
    queries.getQueryCache().build(queries, queries.defaultQueryOptions(queryOf(values))).state.data;
  return {
    key: `${name}/${id}`,
    title,
    icon,
    known: (values) => answerOf(values)?.lines,
    ask: async (values) => (await queries.query(queryOf(values))).lines,
    hasFailed: (values) => answerOf(values)?.hasFailed ?? false,
  };
}
