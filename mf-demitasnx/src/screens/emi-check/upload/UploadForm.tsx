import {
  Button,
  FormattedMessage,
  Stack,
  TextField,
  commonMessages,
  useIntl,
} from '@portal/shared';
import { emiUploadBytes } from '@portal/shared/domain';
import { Dialog, FileField, Select } from '@portal/shared/overlays';
import { useId } from 'react';
import type { EmiLicense } from '../../../domain/licenses/EmiLicense.ts';
import {
  toUpload,
  type BoardChoice,
  type BoardUpload,
  type MissingChoice,
} from '../../../domain/upload/BoardChoice.ts';
import { boardExtensions, boardFileProblem } from '../../../domain/upload/boardFileProblem.ts';
import type { OpenUpload } from '../../../domain/upload/OpenUpload.ts';
import { ButtonField, ButtonHint } from '../ButtonHint.styles.ts';
import { messages as screenMessages } from '../messages.ts';
import { AgreementBox } from '../usage-notes/AgreementBox.tsx';
import { AgreementHint } from '../usage-notes/AgreementHint.tsx';
import { UsageNotes } from '../usage-notes/UsageNotes.tsx';
import { FileProblemText } from './FileProblemText.tsx';
import { messages, missingMessages } from './messages.ts';
import { OpenUploads } from './OpenUploads.tsx';
import { OptionalFields } from './OptionalFields.tsx';

interface UploadFormProps {
  readonly licenses: readonly EmiLicense[];
  readonly choice: BoardChoice;
  readonly openUploads: readonly OpenUpload[];
  /** The upload that the chosen file resumes. */
  readonly resumed: OpenUpload | undefined;
  readonly onChange: (changes: Partial<BoardChoice>) => void;
  readonly onSubmit: (upload: BoardUpload) => void;
  readonly onClose: () => void;
}

/** The upload form, with a hint about missing input beside its button. */
export function UploadForm({
  licenses,
  choice,
  openUploads,
  resumed,
  onChange,
  onSubmit,
  onClose,
}: UploadFormProps) {
  const { formatMessage } = useIntl();
  const formId = useId();
  const hintId = useId();
  const upload = toUpload(choice, licenses);
  const missing = typeof upload === 'string' ? upload : null;
  const chosen = licenses.find(({ id }) => id === choice.licenseId);
  const problem = choice.file && boardFileProblem(choice.file);
  return (
    <Dialog
      size="large"
      title={<FormattedMessage {...screenMessages.analyze} />}
      onClose={onClose}
      actions={
        <>
          <ButtonField>
            <AgreementBox
              isAgreed={choice.isAgreed}
              onChange={(isAgreed) => {
                onChange({ isAgreed });
              }}
            />
          </ButtonField>
          {missing !== null && <MissingHint id={hintId} missing={missing} />}
          <Button onClick={onClose}>
            <FormattedMessage {...commonMessages.cancel} />
          </Button>
          <Button
            kind="primary"
            type="submit"
            form={formId}
            disabled={missing !== null}
            aria-describedby={missing === null ? undefined : hintId}
          >
            <FormattedMessage {...(resumed ? messages.goOn : messages.upload)} />
          </Button>
        </>
      }
    >
      <Stack
        as="form"
        id={formId}
        noValidate
        $gap={5}
        onSubmit={(event) => {
          event.preventDefault();
          if (typeof upload !== 'string') onSubmit(upload);
        }}
      >
        <OpenUploads uploads={openUploads} resumed={resumed} />
        <Select
          label={<FormattedMessage {...messages.license} />}
          placeholder={formatMessage(messages.chooseLicense)}
          need="required"
          value={chosen?.id ?? ''}
          options={licenses.map(({ id, selection }) => ({ value: id, label: selection }))}
          onChange={(licenseId) => {
            onChange({ licenseId });
          }}
        />
        <TextField
          holds="name"
          label={<FormattedMessage {...messages.project} />}
          value={chosen?.label ?? ''}
          readOnly
        />
        <FileField
          label={<FormattedMessage {...messages.file} />}
          accept={boardExtensions.join(',')}
          need="required"
          value={choice.file}
          error={
            choice.file &&
            problem && (
              <FileProblemText
                problem={problem}
                extensions={boardExtensions}
                bytes={choice.file.size}
                limit={emiUploadBytes}
              />
            )
          }
          onChange={(file) => {
            onChange({ file });
          }}
        />
        {!resumed && <OptionalFields choice={choice} onChange={onChange} />}
        <UsageNotes />
      </Stack>
    </Dialog>
  );
}

interface MissingHintProps {
  readonly id: string;
  readonly missing: MissingChoice;
}

/** Why the form's button is disabled: the first missing part. */
function MissingHint({ id, missing }: MissingHintProps) {
  if (missing === 'agreement') return <AgreementHint id={id} />;
  return (
    <ButtonHint id={id}>
      <FormattedMessage {...missingMessages[missing]} />
    </ButtonHint>
  );
}
