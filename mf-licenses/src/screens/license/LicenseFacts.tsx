import {
  Button,
  Card,
  CopiedText,
  Fact,
  Facts,
  FormattedMessage,
  NoValue,
  useIntl,
} from '@portal/shared';
import {
  canDownloadLicenseFile,
  licenseValidity,
  nearExpiryDays,
  productNames,
  type License,
} from '@portal/shared/domain';
import { AutoRenewal } from '../../components/cells/AutoRenewal.tsx';
import { ContractPeriodText } from '../../components/cells/ContractPeriodText.tsx';
import { TrialMark } from '../../components/cells/TrialMark.tsx';
import { ValidityPeriod } from '../../components/cells/ValidityPeriod.tsx';
import type { FailedAct } from '../../components/license/ActFailure.tsx';
import { licenseMessages } from '../../components/license/messages.ts';
import { useLicenseActor } from '../../components/license/useLicenseActor.ts';
import { useToday } from '../../components/license/useToday.ts';
import { ScreenOnly } from './license.styles.ts';
import { messages } from './messages.ts';

interface LicenseFactsProps {
  readonly license: License;
  readonly onAutoRenewal: (failure: FailedAct | null) => void;
  readonly onFile: (number: string) => void;
}

/** The license's product and validity, its file and its auto-renewal. */
export function LicenseFacts({ license, onAutoRenewal, onFile }: LicenseFactsProps) {
  const { formatMessage } = useIntl();
  const actor = useLicenseActor();
  const today = useToday();
  const { number, owner, product, trial } = license;
  const file = `${number}.lic`;
  return (
    <Card title={<FormattedMessage {...messages.facts} />}>
      <Facts>
        <Fact name={licenseMessages.number}>
          <CopiedText label={formatMessage(messages.numberLabel)} text={number} />
        </Fact>
        <Fact name={licenseMessages.product}>{productNames[product]}</Fact>
        <Fact name={messages.state}>
          <FormattedMessage
            {...licenseMessages[licenseValidity(license, today).kind]}
            values={{ days: nearExpiryDays }}
          />
        </Fact>
        <Fact name={licenseMessages.validity}>
          <ValidityPeriod license={license} today={today} />
        </Fact>
        <Fact name={licenseMessages.contract}>
          <ContractPeriodText license={license} />
        </Fact>
        <Fact name={licenseMessages.owner}>{owner?.name ?? <NoValue />}</Fact>
        {trial && (
          <Fact name={licenseMessages.trial}>
            <TrialMark isTrial />
          </Fact>
        )}
        <Fact name={licenseMessages.autoRenewal}>
          <AutoRenewal license={license} actor={actor} onSettled={onAutoRenewal} />
        </Fact>
        {canDownloadLicenseFile(license) && (
          <Fact name={messages.file}>
            {file}
            <ScreenOnly>
              <Button
                size="small"
                icon="download"
                onClick={() => {
                  onFile(number);
                }}
              >
                <FormattedMessage {...messages.file} />
              </Button>
            </ScreenOnly>
          </Fact>
        )}
      </Facts>
    </Card>
  );
}
