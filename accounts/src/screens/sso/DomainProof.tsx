import {
  Alert,
  Button,
  CopiedText,
  Fact,
  Facts,
  FormattedMessage,
  SelectField,
  Stack,
  useIntl,
} from '@portal/shared';
import { useState } from 'react';
import { mailboxes, type SignOnSetup } from '../../api/sso/singleSignOnQuery.ts';
import { useChangeSingleSignOn } from '../../api/sso/useChangeSingleSignOn.ts';
import { FormStack } from '../../components/form.styles.ts';
import { ChangeFailure } from './ChangeFailure.tsx';
import { messages } from './messages.ts';
import { Code, Subheading } from './sso.styles.ts';

/** The proof that the domain is the team's: by a record, or by a mail to one of its mailboxes. */
export function DomainProof({ setup }: { readonly setup: SignOnSetup }) {
  const { formatMessage } = useIntl();
  const byRecord = useChangeSingleSignOn();
  const byMail = useChangeSingleSignOn();
  const [mailbox, setMailbox] = useState<(typeof mailboxes)[number]>('postmaster');
  const { domain, record, mailedTo, isRecordLost } = setup;
  const isProved = setup.state !== 'draft';
  return (
    <Stack $gap={5}>
      {isProved && !isRecordLost && (
        <Alert kind="success">
          <FormattedMessage {...messages.domainProved} values={{ domain, by: setup.provedBy }} />
        </Alert>
      )}
      {isRecordLost && (
        <Alert kind="warning">
          <FormattedMessage {...messages.recordLost} values={{ domain }} />
        </Alert>
      )}
      {(!isProved || isRecordLost) && (
        <>
          <Stack>
            <Subheading>
              <FormattedMessage {...messages.byRecord} />
            </Subheading>
            <p>
              <FormattedMessage {...messages.recordHelp} values={{ domain }} />
            </p>
            <Facts>
              <Fact name={messages.recordName}>
                <CopiedText label={formatMessage(messages.recordName)} text={record.name}>
                  <Code>{record.name}</Code>
                </CopiedText>
              </Fact>
              <Fact name={messages.recordValue}>
                <CopiedText label={formatMessage(messages.recordValue)} text={record.value}>
                  <Code>{record.value}</Code>
                </CopiedText>
              </Fact>
            </Facts>
            <ChangeFailure error={byRecord.error} />
            <div>
              <Button
                isBusy={byRecord.isPending}
                onClick={() => {
                  byRecord.mutate({ kind: 'record' });
                }}
              >
                <FormattedMessage {...messages.checkRecord} />
              </Button>
            </div>
          </Stack>
          <Stack>
            <Subheading>
              <FormattedMessage {...messages.byMail} />
            </Subheading>
            <p>
              <FormattedMessage {...messages.mailHelp} />
            </p>
            <FormStack
              onSubmit={(event) => {
                event.preventDefault();
                if (!byMail.isPending) byMail.mutate({ kind: 'mail', mailbox });
              }}
            >
              <SelectField
                label={formatMessage(messages.mailbox)}
                value={mailbox}
                options={mailboxes.map((name) => ({
                  value: name,
                  label: `${name}@${domain}`,
                }))}
                onChange={({ target }) => {
                  setMailbox(mailboxes.find((name) => name === target.value) ?? mailbox);
                }}
              />
              {mailedTo !== null && (
                <Alert kind="success">
                  <FormattedMessage {...messages.mailed} values={{ address: mailedTo }} />
                </Alert>
              )}
              <ChangeFailure error={byMail.error} />
              <div>
                <Button type="submit" isBusy={byMail.isPending}>
                  <FormattedMessage {...messages.sendMail} />
                </Button>
              </div>
            </FormStack>
          </Stack>
        </>
      )}
    </Stack>
  );
}
