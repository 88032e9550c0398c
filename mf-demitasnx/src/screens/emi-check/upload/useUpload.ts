import { useEffect, useRef, useState } from 'react';
import { useDiscardUpload } from '../../../api/upload/useDiscardUpload.ts';
import { useUploadBoard } from '../../../api/upload/useUploadBoard.ts';
import type { BoardUpload } from '../../../domain/upload/BoardChoice.ts';
import type { OpenUpload } from '../../../domain/upload/OpenUpload.ts';
import { addSample, type ProgressSample } from '../../../domain/upload/uploadPace.ts';

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
    send: (upload: BoardUpload, resumed: OpenUpload | undefined, onDone: () => void) => {
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
        { onSuccess: onDone },
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
