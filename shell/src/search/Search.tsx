import { useEffect, useState, useSyncExternalStore } from 'react';
import { Icon, lazyPart, useIntl, useSession } from '@portal/shared';
import type { NavigationEntry } from '@portal/shared/remote';
import { forgetOthers } from './forgetOthers.ts';
import { buttonMessages } from './messages.ts';
import { Trigger } from './Search.styles.ts';

const SearchDialog = lazyPart(async () => (await import('./SearchDialog.tsx')).SearchDialog);

/** The server does not know the keyboard; it never changes. */
const never = () => () => undefined;
const isApple = () => /Mac|iP/.test(navigator.platform);
const unknown = () => false;

/** The keys as keyboards and as ARIA name them, the same in all languages. */
const apple = ['⌘ K', 'Meta+K'] as const;
const others = ['Ctrl K', 'Control+K'] as const;

interface SearchProps {
  /** Menu entries of remotes that this person may see, in order. */
  readonly entries: readonly NavigationEntry[];
}

/** The button that opens the search, for signed-in people. `pressByKeys` handles its keys. */
export function Search({ entries }: SearchProps) {
  const label = useIntl().formatMessage(buttonMessages.search);
  const personId = useSession(({ user }) => user?.id);
  const isLeaving = useSession(({ status }) => status === 'signing-out');
  const hasApple = useSyncExternalStore(never, isApple, unknown);
  const [keys, keyNames] = hasApple ? apple : others;
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    forgetOthers(isLeaving ? undefined : personId);
  }, [personId, isLeaving]);

  if (personId === undefined) return null;
  return (
    <>
      <Trigger
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts={keyNames}
        onPointerEnter={SearchDialog.preload}
        onFocus={SearchDialog.preload}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        <Icon name="search" size={20} />
        <span>{label}</span>
        <span aria-hidden="true">{keys}</span>
      </Trigger>
      {isOpen && (
        <SearchDialog
          entries={entries}
          personId={personId}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}
