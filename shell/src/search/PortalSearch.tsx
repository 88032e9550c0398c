import { useState } from 'react';
import type { NavigationEntry } from '@portal/shared/remote';
import { SearchDialog, SearchMessages } from '@portal/shared/search';
import { useResultGroups } from './useResultGroups.ts';

interface PortalSearchProps {
  /** Menu entries of remotes that this person may see, in order. */
  readonly entries: readonly NavigationEntry[];
  readonly personId: string;
  readonly onClose: () => void;
}

function Content({ entries, personId, onClose }: PortalSearchProps) {
  const [typed, setTyped] = useState('');
  const groups = useResultGroups({ text: typed.trim(), entries, personId });
  return <SearchDialog typed={typed} onType={setTyped} groups={groups} onClose={onClose} />;
}

/** The search of screens, acts and the records of remotes. */
export function PortalSearch(props: PortalSearchProps) {
  return (
    <SearchMessages>
      <Content {...props} />
    </SearchMessages>
  );
}
