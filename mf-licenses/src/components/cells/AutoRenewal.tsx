import { Switch, showSnackbar, useIntl, NoValue } from '@portal/shared';
import { canToggleAutoRenewal, type License, type LicenseActor } from '@portal/shared/domain';
import { useSetAutoRenewal } from '../../api/useSetAutoRenewal.ts';
import type { FailedAct } from '../license/ActFailure.tsx';
import { licenseMessages } from '../license/messages.ts';
import { messages } from './messages.ts';

interface AutoRenewalProps {
  readonly license: License;
  readonly actor: LicenseActor;
  readonly onSettled: (failure: FailedAct | null) => void;
}

/**
 * The auto-renewal switch, for people who may use it. Shows the new state while the call is
 * pending.
 */
export function AutoRenewal({ license, actor, onSettled }: AutoRenewalProps) {
  const { formatMessage } = useIntl();
  const { number, autoRenewal } = license;
  const change = useSetAutoRenewal({
    onSuccess: () => {
      onSettled(null);
      showSnackbar(formatMessage(licenseMessages.autoRenewalChanged));
    },
    onError: (error) => {
      onSettled({ number, error });
    },
  });
  if (!canToggleAutoRenewal(license, actor)) return <NoValue sign="--" />;
  return (
    <Switch
      label={formatMessage(messages.autoRenewal, { number })}
      isOn={change.isPending ? change.variables.isOn : autoRenewal}
      isBusy={change.isPending}
      onChange={(isOn) => {
        change.mutate({ licenseId: license.id, isOn });
      }}
    />
  );
}
