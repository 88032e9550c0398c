import { Button, commonMessages, FormattedMessage, Stack, useNavigate } from '@portal/shared';
import { Dialog, readTextFile } from '@portal/shared/overlays';
import { useId, useState } from 'react';
import { useRerun } from '../../../api/results/useRerun.ts';
import type { RerunBasis } from '../../../domain/results/Rerun.ts';
import { classesFileProblem } from '../../../domain/upload/boardFileProblem.ts';
import { readBoardSettings } from '../../../domain/upload/BoardSettings.ts';
import { paths } from '../../../paths.ts';
import { ButtonHint } from '../../emi-check/ButtonHint.styles.ts';
import { OptionalFields } from '../../emi-check/upload/OptionalFields.tsx';
import { messages as screenMessages } from '../messages.ts';
import { messages } from './messages.ts';
import { RerunFailure } from './RerunFailure.tsx';

interface RerunFormProps {
  readonly job: string;
  readonly basis: RerunBasis;
  readonly onClose: () => void;
}

/** Classes and settings for another run of the same board, which opens afterwards. */
export function RerunForm({ job, basis, onClose }: RerunFormProps) {
  const formId = useId();
  const hintId = useId();
  const navigate = useNavigate();
  const rerun = useRerun(job);
  const [file, setFile] = useState<File | null>(null);
  const [settings, setSettings] = useState(basis.settings);
  const read = readBoardSettings(settings);
  const isWrong = read.wrong.length > 0 || (file !== null && classesFileProblem(file) !== null);
  const givenLines = basis.given.split('\n').filter((line) => line.trim() !== '').length;
  const handleSubmit = async () => {
    rerun.mutate(
      {
        ...(file && { classes: await readTextFile(file) }),
        settings: { ...basis.kept, ...read.settings },
      },
      {
        onSuccess: (id) => {
          onClose();
          if (id !== null) void navigate(paths.result(id));
        },
      },
    );
  };
  return (
    <Dialog
      size="large"
      title={<FormattedMessage {...screenMessages.rerun} />}
      isDismissable={!rerun.isPending}
      onClose={onClose}
      actions={
        <>
          {isWrong && (
            <ButtonHint id={hintId}>
              <FormattedMessage {...messages.wrong} />
            </ButtonHint>
          )}
          <Button disabled={rerun.isPending} onClick={onClose}>
            <FormattedMessage {...commonMessages.cancel} />
          </Button>
          <Button
            kind="primary"
            type="submit"
            form={formId}
            isBusy={rerun.isPending}
            disabled={isWrong}
            aria-describedby={isWrong ? hintId : undefined}
          >
            <FormattedMessage {...messages.start} />
          </Button>
        </>
      }
    >
      <Stack
        as="form"
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void handleSubmit();
        }}
      >
        <p>
          <FormattedMessage {...messages.help} />
        </p>
        {basis.given !== '' && (
          <p>
            <FormattedMessage
              {...(file === null ? messages.given : messages.replaced)}
              values={{ lines: givenLines }}
            />
          </p>
        )}
        <OptionalFields
          choice={{ licenseId: '', file: null, isAgreed: true, classes: file, settings }}
          onChange={(changes) => {
            if (changes.classes !== undefined) setFile(changes.classes);
            if (changes.settings) setSettings(changes.settings);
          }}
        />
        {rerun.error && <RerunFailure error={rerun.error} />}
      </Stack>
    </Dialog>
  );
}
