/**
 * Repeats some work at an interval until it is stopped; a run begins after the one before has
 * ended.
 */
export function every(ms: number, work: () => Promise<void>): () => void {
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = () => {
    timer = setTimeout(() => {
      void work().finally(() => {
        if (!isStopped) schedule();
      });
    }, ms);
  };
  schedule();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
