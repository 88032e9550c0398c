import { useEffect, useRef, useState } from 'react';
import { FileChangedError } from '../../../api/upload/FileChangedError.ts';
import { useDiscardUpload } from '../../../api/upload/useDiscardUpload.ts';
import { useUploadBoard } from '../../../api/upload/useUploadBoard.ts';
import type { BoardUpload } from '../../../domain/upload/BoardChoice.ts';
import type { OpenUpload } from '../../../domain/upload/OpenUpload.ts';
import { addSample, type ProgressSample } from '../../../domain/upload/uploadPace.ts';

interface Outcomes {
  readonly onDone: () => void;
  /** The file has changed since it was chosen. */
  readonly onFileChanged: () => void;
}

/**
 * One upload at a time, with its progress and end. Closing the dialog stops sending; the upload can
 * be resumed later.
 */
export function useUpload() {
  const { mutate, error, isPending, reset } = useUploadBoard();
  const { mutate: discard } = useDiscardUpload();
  const [samples, setSamples] = useState<readonly ProgressSample[]>([]);
  const [isInterrupted, setIsInterrupted] = useState(false);
  const sending = useRef<{ readonly controller: AbortController; id?: string }>(null);

  useEffect(
    () => () => {
      sending.current?.controller.abort();
    },
    [],
  );

  return {
    isUnderWay: isPending,
    isInterrupted,
    samples,
    error,
    /** @param resumed the upload that this file resumes */
    send: (
      upload: BoardUpload,
      resumed: OpenUpload | undefined,
      { onDone, onFileChanged }: Outcomes,
    ) => {
      const current: { readonly controller: AbortController; id?: string } = {
        controller: new AbortController(),
      };
      sending.current = current;
      setSamples([]);
      setIsInterrupted(false);
      mutate(
        {
          upload,
          resumed,
          signal: current.controller.signal,
          onOpened: (id) => {
            current.id = id;
          },
          onProgress: (progress) => {
            setIsInterrupted(false);
            setSamples((former) => addSample(former, { ...progress, atMs: performance.now() }));
          },
          onInterrupted: () => {
            setIsInterrupted(true);
          },
        },
        {
          onSuccess: onDone,
          onError: (failure) => {
            if (failure instanceof FileChangedError) onFileChanged();
          },
        },
      );
    },
    /** Ends the upload, also on the server. */
    cancel: () => {
      const { controller, id } = sending.current ?? {};
      controller?.abort();
      reset();
      if (id !== undefined) discard(id);
    },
    forget: reset,
  };
}
