import { FormattedMessage, showSnackbar, Stack, useIntl } from '@portal/shared';
import { emiClassesBytes } from '@portal/shared/domain';
import { FileField, readTextFile } from '@portal/shared/overlays';
import { useState } from 'react';
import { useCorrect } from '../../../api/results/useCorrect.ts';
import type { RecognizedList } from '../../../domain/results/Recognized.ts';
import { classesExtensions, classesFileProblem } from '../../../domain/upload/boardFileProblem.ts';
import { FileProblemText } from '../../emi-check/upload/FileProblemText.tsx';
import { CorrectionFailure } from './CorrectionFailure.tsx';
import { kindsOf } from './kindsOf.ts';
import { messages } from './messages.ts';

interface CorrectionFileProps {
  readonly job: string;
  readonly list: RecognizedList;
}

/** A CSV file with corrections, saved as soon as it is chosen. */
export function CorrectionFile({ job, list }: CorrectionFileProps) {
  const { formatMessage } = useIntl();
  const correct = useCorrect(job, list);
  const [file, setFile] = useState<File | null>(null);
  const problem = file && classesFileProblem(file);
  const take = async (chosen: File | null) => {
    setFile(chosen);
    if (!chosen || classesFileProblem(chosen) !== null) return;
    correct.mutate(
      { csv: await readTextFile(chosen) },
      {
        onSuccess: () => {
          setFile(null);
          showSnackbar(formatMessage(messages.fileTaken));
        },
      },
    );
  };
  return (
    <Stack $gap={2}>
      <FileField
        label={<FormattedMessage {...messages.file} />}
        help={
          <FormattedMessage
            {...messages.fileHelp}
            values={{
              columns: list === 'parts' ? 'part,role' : 'net,class',
              kinds: kindsOf(list).join(', '),
            }}
          />
        }
        accept={classesExtensions.join(',')}
        value={file}
        error={
          file &&
          problem && (
            <FileProblemText
              problem={problem}
              extensions={classesExtensions}
              bytes={file.size}
              limit={emiClassesBytes}
            />
          )
        }
        onChange={(chosen) => void take(chosen)}
      />
      <CorrectionFailure error={correct.error} />
    </Stack>
  );
}
