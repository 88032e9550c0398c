import { useEffect, useRef, useState } from 'react';
import { useUploadBoard } from '../../../api/useUploadBoard.ts';
import type { BoardUpload } from '../../../domain/upload/BoardChoice.ts';
import { addSample, type ProgressSample } from '../../../domain/upload/uploadPace.ts';

/**
 * One upload at a time, its progress and its end. While it is under way the browser asks before the
 * page is left; closing the dialog ends it.
 */
export function useUpload() {
  const { mutate, error, isPending, reset } = useUploadBoard();
  const [samples, setSamples] = useState<readonly ProgressSample[]>([]);
  const sending = useRef<AbortController>(null);

  useEffect(
    () => () => {
      sending.current?.abort();
    },
    [],
  );

  useEffect(() => {
    if (!isPending) return;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
    };
  }, [isPending]);

  return {
    isUnderWay: isPending,
    samples,
    error,
    send: (upload: BoardUpload, onDone: () => void) => {
      const controller = new AbortController();
      sending.current = controller;
      setSamples([]);
      const onProgress = (progress: Omit<ProgressSample, 'atMs'>) => {
        setSamples((former) => addSample(former, { ...progress, atMs: performance.now() }));
      };
      mutate({ upload, onProgress, signal: controller.signal }, { onSuccess: onDone });
    },
    cancel: () => {
      sending.current?.abort();
      reset();
    },
    forget: reset,
  };
}
