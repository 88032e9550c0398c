import {
  FormattedMessage,
  showSnackbar,
  useIntl,
  useLeaveGuard,
  useQuery,
  useUnsavedChanges,
} from '@portal/shared';
import { TopSnackbar } from '@portal/shared/overlays';
import { useState } from 'react';
import { isRefusal } from '../../../api/isRefusal.ts';
import { openUploadsQuery } from '../../../api/upload/openUploadsQuery.ts';
import {
  firstChoice,
  type BoardChoice,
  type BoardUpload,
} from '../../../domain/upload/BoardChoice.ts';
import { findOpenUpload } from '../../../domain/upload/OpenUpload.ts';
import type { EmiLicense } from '../../../domain/licenses/EmiLicense.ts';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { messages } from './messages.ts';
import { RefusedUpload } from './RefusedUpload.tsx';
import { UploadForm } from './UploadForm.tsx';
import { UploadUnderWay } from './UploadUnderWay.tsx';
import { useUpload } from './useUpload.ts';

interface UploadDialogProps {
  /** Licenses usable today. */
  readonly licenses: readonly EmiLicense[];
  readonly onClose: () => void;
}

/**
 * Uploads a board: the form, then the progress. Refusals and failures are shown at the top, above
 * the unchanged form.
 */
export function UploadDialog({ licenses, onClose }: UploadDialogProps) {
  const { formatMessage } = useIntl();
  const [choice, setChoice] = useState(() => firstChoice(licenses));
  const upload = useUpload();
  const guard = useLeaveGuard(upload.isUnderWay);
  const { data: openUploads = [] } = useQuery(openUploadsQuery());
  const { file, licenseId } = choice;
  const found = file === null ? undefined : findOpenUpload(openUploads, file);
  // A resumed upload keeps its license.
  const resumed = found?.licenseId === licenseId ? found : undefined;
  useUnsavedChanges(file !== null);

  const handleSubmit = (board: BoardUpload) => {
    upload.send(board, resumed, {
      onDone: () => {
        showSnackbar(formatMessage(messages.done, { file: board.file.name }));
        onClose();
      },
      onFileChanged: () => {
        setChoice((former) => ({ ...former, file: null }));
      },
    });
  };

  const handleChange = (changes: Partial<BoardChoice>) => {
    const known = changes.file ? findOpenUpload(openUploads, changes.file) : undefined;
    const isUsable = licenses.some(({ id }) => id === known?.licenseId);
    setChoice({
      ...choice,
      ...changes,
      ...(known && isUsable ? { licenseId: known.licenseId } : {}),
    });
  };

  if (upload.isUnderWay && file !== null) {
    return (
      <>
        <UploadUnderWay
          fileName={file.name}
          samples={upload.samples}
          isInterrupted={upload.isInterrupted}
          onCancel={upload.cancel}
        />
        {guard.isAsking && (
          <LeaveQuestion fileName={file.name} onLeave={guard.leave} onStay={guard.stay} />
        )}
      </>
    );
  }
  return (
    <>
      <UploadForm
        licenses={licenses}
        choice={choice}
        openUploads={openUploads}
        resumed={resumed}
        onChange={handleChange}
        onSubmit={handleSubmit}
        onClose={onClose}
      />
      {upload.error !== null && (
        <TopSnackbar
          title={
            <FormattedMessage {...(isRefusal(upload.error) ? messages.errors : messages.failed)} />
          }
          onClose={upload.forget}
        >
          <RefusedUpload error={upload.error} />
        </TopSnackbar>
      )}
    </>
  );
}
