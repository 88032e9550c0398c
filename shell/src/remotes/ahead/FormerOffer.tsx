import { Alert, Button, defineMessages, FormattedMessage, RemoteMessages } from '@portal/shared';
import { startTransition, useEffect, useState } from 'react';
import en from '../../locales/busy/en.json';
import ja from '../../locales/busy/ja.json';
import { remoteMessages } from '../messages.ts';
import { watchRest } from './watchRest.ts';

const catalogs = { en, ja };

const busyMessages = defineMessages({
  busy: {
    id: 'shell.remotes.busy',
    description: 'The processor has worked on the screen for seconds without a reason',
  },
});

const progress = 'main :is([role="progressbar"], progress, [aria-busy="true"])';

export interface FormerOfferProps {
  readonly onTakeFormer: () => void;
}

/** Offers the former release of a screen that gives React no rest. */
export function FormerOffer({ onTakeFormer }: FormerOfferProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [probe, setProbe] = useState<{ readonly then: () => void }>();
  useEffect(() => probe?.then(), [probe]);
  useEffect(
    () =>
      watchRest(
        {
          whenIdle: (then) => requestIdleCallback(then),
          whenCommitted: (then) => {
            startTransition(() => {
              setProbe({ then });
            });
          },
          showsProgress: () => document.querySelector(progress) !== null,
        },
        () => {
          setIsBusy(true);
        },
      ),
    [],
  );
  if (!isBusy) return null;
  return (
    <RemoteMessages catalogs={catalogs}>
      <Alert
        kind="info"
        action={
          <Button size="small" onClick={onTakeFormer}>
            <FormattedMessage {...remoteMessages.useFormer} />
          </Button>
        }
      >
        <FormattedMessage {...busyMessages.busy} />
      </Alert>
    </RemoteMessages>
  );
}
