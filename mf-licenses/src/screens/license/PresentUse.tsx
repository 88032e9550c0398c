import {
  Card,
  CopiedText,
  Fact,
  Facts,
  FormattedMessage,
  NoValue,
  useFormats,
  useIntl,
} from '@portal/shared';
import type { License } from '@portal/shared/domain';
import type { LicenseRecord } from '../../api/licensePageQuery.ts';
import { ActiveUser } from '../../components/cells/ActiveUser.tsx';
import { licenseMessages } from '../../components/license/messages.ts';
import { useLicenseActor } from '../../components/license/useLicenseActor.ts';
import { messages } from './messages.ts';

interface PresentUseProps {
  readonly license: License;
  readonly record: LicenseRecord | null;
  readonly onRelease: () => void;
}

/** Who uses a license now and, for people who may see it, on which computer. */
export function PresentUse({ license, record, onRelease }: PresentUseProps) {
  const { formatMessage } = useIntl();
  const { instantInWords } = useFormats();
  const actor = useLicenseActor();
  const { activation } = license;
  return (
    <Card title={<FormattedMessage {...messages.use} />}>
      <Facts>
        <Fact name={licenseMessages.activeUser}>
          <ActiveUser license={license} actor={actor} onRelease={onRelease} />
        </Fact>
        <Fact name={licenseMessages.mode}>
          <FormattedMessage {...licenseMessages[activation.kind]} />
        </Fact>
        {activation.kind === 'standalone' && (
          <Fact name={messages.since}>{instantInWords(activation.since)}</Fact>
        )}
        {record && (
          <>
            <Fact name={messages.computer}>
              {record.computer === null ? (
                <NoValue />
              ) : (
                <CopiedText label={formatMessage(messages.computerLabel)} text={record.computer} />
              )}
            </Fact>
            <Fact name={messages.lastUsed}>
              {record.last_used_at === null ? <NoValue /> : instantInWords(record.last_used_at)}
            </Fact>
          </>
        )}
      </Facts>
    </Card>
  );
}
