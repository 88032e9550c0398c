import { useEffect } from 'react';
import { lazyPart, useSession } from '@portal/shared';
import { SearchButton } from '@portal/shared/frame';
import type { NavigationEntry } from '@portal/shared/remote';
import { forgetOthers } from './forgetOthers.ts';

const PortalSearch = lazyPart(async () => (await import('./PortalSearch.tsx')).PortalSearch);

interface SearchProps {
  /** Menu entries of remotes that this person may see, in order. */
  readonly entries: readonly NavigationEntry[];
}

/** The search of signed-in people. */
export function Search({ entries }: SearchProps) {
  const personId = useSession(({ user }) => user?.id);
  const isLeaving = useSession(({ status }) => status === 'signing-out');

  useEffect(() => {
    forgetOthers(isLeaving ? undefined : personId);
  }, [personId, isLeaving]);

  if (personId === undefined) return null;
  return (
    <SearchButton onIntent={PortalSearch.preload}>
      {(onClose) => <PortalSearch entries={entries} personId={personId} onClose={onClose} />}
    </SearchButton>
  );
}
