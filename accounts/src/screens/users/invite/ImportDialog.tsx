import { useState } from 'react';
import {
  Button,
  commonMessages,
  FailureAlert,
  FormattedMessage,
  isApiError,
  SelectField,
  Stack,
  useIntl,
  useSession,
  useUnsavedChanges,
  type Locale,
} from '@portal/shared';
import { Dialog, FileField } from '@portal/shared/overlays';
import { mostLines, useImportInvitations } from '../../../api/users/useImportInvitations.ts';
import { ImportedLines } from './ImportedLines.tsx';
import { languages } from '../../../components/languages.ts';
import { messages } from './messages.ts';

/** The dialog that invites everybody in a CSV file: it says what would happen before it sends. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const intl = useIntl();
  const [locale, setLocale] = useState<Locale>(useSession((session) => session.locale));
  const [file, setFile] = useState<File | null>(null);
  const { data: lines, error, isPending, mutate, reset, variables } = useImportInvitations();
  const isSent = lines !== undefined && !variables.isDryRun;
  const good = (lines ?? []).filter(({ fault }) => fault === null).length;
  const fileFault = isApiError(error) ? error.fieldMessages['csv'] : undefined;
  useUnsavedChanges(file !== null && !isSent);
  const send = (isDryRun: boolean) => {
    if (file) mutate({ file, locale, isDryRun });
  };
  return (
    <Dialog
      size="large"
      title={<FormattedMessage {...messages.import} />}
      isDismissable={!isPending}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={isPending}>
            <FormattedMessage {...(isSent ? commonMessages.close : commonMessages.cancel)} />
          </Button>
          {!isSent && !(lines && good > 0) && (
            <Button
              kind="primary"
              isBusy={isPending}
              disabled={file === null}
              onClick={() => {
                send(true);
              }}
            >
              <FormattedMessage {...messages.check} />
            </Button>
          )}
          {!isSent && lines && good > 0 && (
            <Button
              kind="primary"
              isBusy={isPending}
              onClick={() => {
                send(false);
              }}
            >
              <FormattedMessage {...messages.send} values={{ count: good }} />
            </Button>
          )}
        </>
      }
    >
      <Stack $gap={4}>
        {!isSent && (
          <>
            <FileField
              label={intl.formatMessage(messages.file)}
              help={intl.formatMessage(messages.columns)}
              accept=".csv,.txt"
              value={file}
              error={
                fileFault &&
                intl.formatMessage(
                  fileFault === 'required' ? messages.noLines : messages.tooManyLines,
                  { max: mostLines },
                )
              }
              onChange={(chosen) => {
                setFile(chosen);
                reset();
              }}
            />
            <SelectField
              label={intl.formatMessage(messages.locale)}
              value={locale}
              options={languages}
              onChange={({ target }) => {
                setLocale(target.value === 'ja' ? 'ja' : 'en');
              }}
            />
          </>
        )}
        {error && fileFault === undefined && <FailureAlert error={error} />}
        {lines && <ImportedLines lines={lines} isSent={isSent} />}
      </Stack>
    </Dialog>
  );
}
