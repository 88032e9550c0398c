import { Chip, useIntl, NoValue } from '@portal/shared';
import { canRelease, type License, type LicenseActor } from '@portal/shared/domain';
import { messages } from './messages.ts';

interface ActiveUserProps {
  readonly license: License;
  readonly actor: LicenseActor;
  readonly onRelease: (license: License) => void;
}

/** The active user of a license; the chip has a close button for people who may release it. */
export function ActiveUser({ license, actor, onRelease }: ActiveUserProps) {
  const intl = useIntl();
  const { activeUser } = license.activation;
  if (activeUser === null) return <NoValue />;
  if (!canRelease(license, actor)) return <Chip icon="user">{activeUser.name}</Chip>;
  return (
    <Chip
      tone="brand"
      icon="user"
      removeLabel={intl.formatMessage(messages.release, {
        user: activeUser.name,
        number: license.number,
      })}
      onRemove={() => {
        onRelease(license);
      }}
    >
      {activeUser.name}
    </Chip>
  );
}
