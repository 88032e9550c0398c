import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
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

/** The button that finds anything, and its keys; visitors have nothing to find. */
export function Search({ entries }: SearchProps) {
  const label = useIntl().formatMessage(buttonMessages.search);
  const personId = useSession(({ user }) => user?.id);
  const isLeaving = useSession(({ status }) => status === 'signing-out');
  const hasApple = useSyncExternalStore(never, isApple, unknown);
  const [keys, keyNames] = hasApple ? apple : others;
  const [isOpen, setIsOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    forgetOthers(isLeaving ? undefined : personId);
  }, [personId, isLeaving]);

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!event[hasApple ? 'metaKey' : 'ctrlKey'] || event.key.toLowerCase() !== 'k') return;
      if (!trigger.current) return;
      // The browser's own answer is its address bar.
      event.preventDefault();
      // A dialog or a menu hides the page, and comes first.
      if (!trigger.current.closest('[inert], [aria-hidden]')) setIsOpen(true);
    };
    document.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('keydown', handleKey);
    };
  }, [hasApple]);

  if (personId === undefined) return null;
  return (
    <>
      <Trigger
        ref={trigger}
        type="button"
        aria-label={label}
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
        <span>{keys}</span>
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
