import { FormattedMessage, showSnackbar, useIntl, useUnsavedChanges } from '@portal/shared';
import { TopSnackbar } from '@portal/shared/overlays';
import { useState } from 'react';
import { firstChoice, type BoardUpload } from '../../../domain/upload/BoardChoice.ts';
import type { EmiLicense } from '../../../domain/licenses/EmiLicense.ts';
import { messages } from './messages.ts';
import { RefusedUpload } from './RefusedUpload.tsx';
import { UploadForm } from './UploadForm.tsx';
import { UploadUnderWay } from './UploadUnderWay.tsx';
import { useUpload } from './useUpload.ts';

interface UploadDialogProps {
  /** Those that a board can be analyzed with today. */
  readonly licenses: readonly EmiLicense[];
  readonly onClose: () => void;
}

/**
 * The dialog that uploads a board: the form, then the progress. A refusal is shown at the top of
 * the window, over the form as it was.
 */
export function UploadDialog({ licenses, onClose }: UploadDialogProps) {
  const { formatMessage } = useIntl();
  const [choice, setChoice] = useState(() => firstChoice(licenses));
  const upload = useUpload();
  useUnsavedChanges(choice.file !== null);

  const handleSubmit = (board: BoardUpload) => {
    upload.send(board, () => {
      showSnackbar(formatMessage(messages.done, { file: board.file.name }));
      onClose();
    });
  };

  if (upload.isUnderWay && choice.file !== null) {
    return (
      <UploadUnderWay
        fileName={choice.file.name}
        samples={upload.samples}
        onCancel={upload.cancel}
      />
    );
  }
  return (
    <>
      <UploadForm
        licenses={licenses}
        choice={choice}
        onChange={(changes) => {
          setChoice({ ...choice, ...changes });
        }}
        onSubmit={handleSubmit}
        onClose={onClose}
      />
      {upload.error !== null && (
        <TopSnackbar title={<FormattedMessage {...messages.errors} />} onClose={upload.forget}>
          <RefusedUpload error={upload.error} />
        </TopSnackbar>
      )}
    </>
  );
}
