import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../ui/marks/Icon.tsx';
import { frameMessages } from '../frameMessages.ts';
import { Trigger } from './Search.styles.ts';

/** The server does not know the keyboard; it never changes. */
const never = () => () => undefined;
const isApple = () => /Mac|iP/.test(navigator.platform);
const unknown = () => false;

/** The keys as keyboards and as ARIA name them, the same in all languages. */
const apple = ['⌘ K', 'Meta+K'] as const;
const others = ['Ctrl K', 'Control+K'] as const;

interface SearchButtonProps {
  /** Called when the button is pointed at or focused. */
  readonly onIntent: () => void;
  /** The dialog. */
  readonly children: (onClose: () => void) => ReactNode;
}

/** The button that opens the search. `pressByKeys` handles its keys. */
export function SearchButton({ onIntent, children }: SearchButtonProps) {
  const hasApple = useSyncExternalStore(never, isApple, unknown);
  const [keys, keyNames] = hasApple ? apple : others;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Trigger
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts={keyNames}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        <Icon name="search" size={20} />
        <span>{useIntl().formatMessage(frameMessages.search)}</span>
        <span aria-hidden="true">{keys}</span>
      </Trigger>
      {isOpen &&
        children(() => {
          setIsOpen(false);
        })}
    </>
  );
}
