import type { ReactNode } from 'react';
import { RemoteMessages } from '@portal/shared';
import type { NavigationEntry } from '@portal/shared/remote';
import en from '../locales/en.json';
import ja from '../locales/ja.json';
import { FrameContent } from './FrameContent.tsx';

const catalogs = { en, ja };

interface FrameProps {
  /** Menu entries of remotes that this person may see, in order. */
  readonly entries: readonly NavigationEntry[];
  /** The element for the current screen. */
  readonly children: ReactNode;
}

/**
 * The frame of the portal; it is painted at once and stays, whatever happens to the screen inside.
 */
export function Frame({ entries, children }: FrameProps) {
  return (
    <RemoteMessages catalogs={catalogs}>
      <FrameContent entries={entries}>{children}</FrameContent>
    </RemoteMessages>
  );
}
