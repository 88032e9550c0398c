/**
 * Repeats work with a pause of `ms` milliseconds after each run. Returns a function that stops it.
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
