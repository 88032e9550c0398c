import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from '../../../web/navigation/useSearchParams.ts';
import { useSession } from '../../../web/session/useSession.ts';
import { Button } from '../../button/Button.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { lazyPart } from '../../lazyPart.tsx';
import { useMenuOpening } from '../../menu-button/useMenuOpening.ts';
import { ViewsPlace } from '../list.styles.ts';
import { messages } from '../messages.ts';
import { viewParameter, type ListViewsProps } from './ListViewsProps.ts';

const SavedViews = lazyPart(async () => (await import('./SavedViews.tsx')).SavedViews);
const ViewInUse = lazyPart(async () => (await import('./ViewInUse.tsx')).ViewInUse, Views);

/** A button that opens the saved views of a list and names the one in use. */
export function ViewsButton(props: ListViewsProps) {
  const { formatMessage } = useIntl();
  const [address] = useSearchParams();
  const isSignedIn = useSession(({ user }) => user !== null);
  const [isNeeded, setIsNeeded] = useState(false);
  const { trigger, opened } = useMenuOpening({
    preload: SavedViews.preload,
    onOpen: () => {
      setIsNeeded(true);
    },
  });
  if (!isSignedIn) return null;
  const isInUse = address.has(viewParameter);
  return (
    <ViewsPlace data-in-use={isInUse ? '' : undefined}>
      <Button
        {...trigger}
        aria-haspopup="menu"
        size="small"
        icon="layout-grid"
        title={formatMessage(messages.views)}
      >
        {isInUse ? <ViewInUse {...props} /> : <Views />}
      </Button>
      {isNeeded && (
        <SavedViews
          {...props}
          opened={opened}
          onClose={() => {
            opened?.onClose();
            setIsNeeded(false);
          }}
        />
      )}
    </ViewsPlace>
  );
}

function Views() {
  return (
    <VisuallyHidden>
      <FormattedMessage {...messages.views} />
    </VisuallyHidden>
  );
}
