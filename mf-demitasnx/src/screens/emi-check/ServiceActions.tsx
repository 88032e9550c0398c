import { FormattedMessage, Inline, Stack } from '@portal/shared';
import { useId } from 'react';
import type { EmiLicenses } from '../../domain/licenses/EmiLicense.ts';
import { DialogButton } from './DialogButton.tsx';
import type { OpenDialog } from './EmiCheckDialog.tsx';
import { Note } from './Note.styles.ts';
import { messages } from './messages.ts';

interface ServiceActionsProps {
  readonly licenses: EmiLicenses;
  readonly mayBuy: boolean;
  readonly onOpen: (dialog: OpenDialog) => void;
}

/** The main buttons, with the reason beside a disabled one. */
export function ServiceActions({ licenses, mayBuy, onOpen }: ServiceActionsProps) {
  const reasonId = useId();
  const reason = licenses.available.length > 0 ? null : noLicense(licenses, mayBuy);
  return (
    <Stack $gap={2}>
      <Inline>
        <DialogButton
          dialog="upload"
          kind="primary"
          icon="upload"
          disabled={reason !== null}
          aria-describedby={reason === null ? undefined : reasonId}
          onOpen={onOpen}
        >
          <FormattedMessage {...messages.analyze} />
        </DialogButton>
        <DialogButton dialog="licenses" onOpen={onOpen}>
          <FormattedMessage {...messages.licenseList} />
        </DialogButton>
        {mayBuy && (
          <DialogButton dialog="purchase" icon="shopping-cart" onOpen={onOpen}>
            <FormattedMessage {...messages.buy} />
          </DialogButton>
        )}
      </Inline>
      {reason !== null && (
        <Note id={reasonId}>
          <FormattedMessage {...reason} />
        </Note>
      )}
    </Stack>
  );
}

/** Why no board can be analyzed, and what to do. */
function noLicense({ all }: EmiLicenses, mayBuy: boolean) {
  if (all.length === 0) return mayBuy ? messages.noLicense : messages.noLicenseAsk;
  return mayBuy ? messages.noneAvailable : messages.noneAvailableAsk;
}
