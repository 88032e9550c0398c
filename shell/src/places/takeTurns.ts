/**
 * Creates a queue that runs tasks in order, a limited number at a time.
 *
 * @param most number of tasks that run at once
 * @returns a function that queues a task and settles as the task does
 */
export function takeTurns(most: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running < most) running += 1;
    // A task that ends passes its turn to the next one, so that none jumps the queue.
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
