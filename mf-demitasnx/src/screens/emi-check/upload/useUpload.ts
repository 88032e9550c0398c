import { useEffect, useRef, useState } from 'react';
import { FileChangedError } from '../../../api/upload/FileChangedError.ts';
import { useDiscardUpload } from '../../../api/upload/useDiscardUpload.ts';
import { useUploadBoard } from '../../../api/upload/useUploadBoard.ts';
import type { BoardUpload } from '../../../domain/upload/BoardChoice.ts';
import type { OpenUpload } from '../../../domain/upload/OpenUpload.ts';
import { addSample, type ProgressSample } from '../../../domain/upload/uploadPace.ts';

interface Outcomes {
  readonly onDone: () => void;
  /** The file cannot be read any more as it was chosen. */
  readonly onFileChanged: () => void;
}

/**
 * One upload at a time, its progress and its end. When the dialog is gone nothing is sent any more,
 * and the upload can go on later.
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
    /** @param resumed the upload that goes on with this file */
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
    /** Ends the upload, on the server too. */
    cancel: () => {
      const { controller, id } = sending.current ?? {};
      controller?.abort();
      reset();
      if (id !== undefined) discard(id);
    },
    forget: reset,
  };
}
