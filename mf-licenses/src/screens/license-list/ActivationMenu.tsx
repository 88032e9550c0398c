import { MenuButton, useIntl, type MenuItem } from '@portal/shared';
import { canSwitchToStandalone } from '@portal/shared/domain';
import type { OpenDialog } from './LicenseListDialog.tsx';
import { useLicenseActor } from '../../components/license/useLicenseActor.ts';
import { messages } from './messages.ts';

interface ActivationMenuProps {
  readonly onOpen: (dialog: OpenDialog) => void;
}

/** The menu Activation mode: the switches to standalone and back. */
export function ActivationMenu({ onOpen }: ActivationMenuProps) {
  const { formatMessage } = useIntl();
  const actor = useLicenseActor();
  const items: readonly (MenuItem | false)[] = [
    canSwitchToStandalone(actor) && {
      id: 'standalone',
      label: formatMessage(messages.toStandalone),
      icon: 'monitor',
      onAction: () => {
        onOpen({ kind: 'standalone' });
      },
    },
    {
      id: 'network',
      label: formatMessage(messages.toNetwork),
      icon: 'network',
      onAction: () => {
        onOpen({ kind: 'network' });
      },
    },
  ];
  return (
    <MenuButton
      label={formatMessage(messages.activation)}
      items={items.filter((item) => item !== false)}
    />
  );
}
