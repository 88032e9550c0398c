import { RemoteMessages } from '@portal/shared';
import en from '../locales/en.json';
import ja from '../locales/ja.json';
import { FrameContent, type FrameContentProps } from './FrameContent.tsx';

const catalogs = { en, ja };

/**
 * The frame of the portal; it is painted at once and stays, whatever happens to the screen inside.
 */
export function Frame(props: FrameContentProps) {
  return (
    <RemoteMessages catalogs={catalogs}>
      <FrameContent {...props} />
    </RemoteMessages>
  );
}
