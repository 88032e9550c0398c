import {
  Button,
  FormattedMessage,
  lazyPart,
  MenuButton,
  RemoteMessages,
  showSnackbar,
  useIntl,
  useIsInMenu,
} from '@portal/shared';
import { maySetAutoRenewal, type License } from '@portal/shared/domain';
import { useState } from 'react';
import { useLicenseActor } from '../../../components/license/useLicenseActor.ts';
import { useToday } from '../../../components/license/useToday.ts';
import { planAct, type ActPlan, type LicenseAct } from '../../../domain/planAct.ts';
import en from '../../../locales/chosen/en.json';
import ja from '../../../locales/chosen/ja.json';
import { paths } from '../../../paths.ts';
import { messages as exportMessages } from '../export/messages.ts';
import { useSaveCsv } from '../export/useSaveCsv.ts';
import { OnPhone, OnWide } from './chosen.styles.ts';
import { messages } from './messages.ts';

const ActDialog = lazyPart(async () => (await import('./ActDialog.tsx')).ActDialog);
const catalogs = { en, ja };

interface ChosenActsProps {
  readonly licenses: readonly License[];
}

/** The acts that the person may apply to the chosen licenses. */
export function ChosenActs({ licenses }: ChosenActsProps) {
  return (
    <RemoteMessages catalogs={catalogs}>
      <Acts licenses={licenses} />
    </RemoteMessages>
  );
}

function Acts({ licenses }: ChosenActsProps) {
  const { formatMessage } = useIntl();
  const actor = useLicenseActor();
  const today = useToday();
  const hasStore = useIsInMenu(paths.store);
  const csv = useSaveCsv();
  const [plan, setPlan] = useState<ActPlan | null>(null);
  const ask = (act: LicenseAct) => {
    setPlan(planAct(act, licenses, { actor, today }));
  };
  const handleCsv = async () => {
    const isSaved = await csv.save(licenses);
    if (isSaved) showSnackbar(formatMessage(messages.saved, { count: licenses.length }));
    else showSnackbar(formatMessage(exportMessages.failed), 'failure');
  };
  const autoRenewals = maySetAutoRenewal(actor) ? (['turnOn', 'turnOff'] as const) : [];
  return (
    <>
      <Button
        size="small"
        onPointerEnter={ActDialog.preload}
        onFocus={ActDialog.preload}
        onClick={() => {
          ask('release');
        }}
      >
        <FormattedMessage {...messages.release} />
      </Button>
      {hasStore && (
        <Button
          size="small"
          onPointerEnter={ActDialog.preload}
          onFocus={ActDialog.preload}
          onClick={() => {
            ask('renew');
          }}
        >
          <FormattedMessage {...messages.renew} />
        </Button>
      )}
      <OnWide>
        {autoRenewals.length > 0 && (
          <MenuButton
            size="small"
            label={formatMessage(messages.autoRenewal)}
            items={autoRenewals.map((act) => ({
              id: act,
              label: formatMessage(messages[act]),
              onAction: () => {
                ask(act);
              },
            }))}
          />
        )}
        <Button size="small" icon="download" isBusy={csv.state === 'busy'} onClick={handleCsv}>
          <FormattedMessage {...messages.csv} />
        </Button>
      </OnWide>
      <OnPhone>
        <MenuButton
          isIconOnly
          label={formatMessage(messages.more)}
          items={[
            ...autoRenewals.map((act) => ({
              id: act,
              label: formatMessage(messages[`${act}Renewal`]),
              onAction: () => {
                ask(act);
              },
            })),
            {
              id: 'csv',
              label: formatMessage(messages.csv),
              icon: 'download',
              onAction: () => void handleCsv(),
            },
          ]}
        />
      </OnPhone>
      {plan && (
        <ActDialog
          plan={plan}
          onClose={() => {
            setPlan(null);
          }}
        />
      )}
    </>
  );
}
