/**
 * Runs steps as early as their needs and the cores allow; a step earlier in the list goes first,
 * one that keeps no core busy as soon as what it needs is done.
 * @param {{ name: string, cores: number, after?: string[], run: (done: Map) => Promise<T> }[]} steps
 * @param {(result: T) => boolean} isOver whether no further step is to start after a result.
 * @returns {Promise<Map<string, T>>} results by name.
 */
export async function schedule(steps, cores, isOver = () => false) {
  const done = new Map();
  const running = new Map();
  const waiting = [...steps];
  let free = cores;
  while (waiting.length > 0 || running.size > 0) {
    for (const step of [...waiting]) {
      const isDue = (step.after ?? []).every((name) => done.has(name));
      if (!isDue || step.cores > free) continue;
      waiting.splice(waiting.indexOf(step), 1);
      free -= step.cores;
      running.set(
        step.name,
        step.run(done).then((result) => ({ step, result })),
      );
    }
    if (running.size === 0) throw new Error(`nothing can run of: ${waiting.map((s) => s.name)}`);
    const { step, result } = await Promise.race(running.values());
    running.delete(step.name);
    free += step.cores;
    done.set(step.name, result);
    if (isOver(result)) waiting.length = 0;
  }
  return done;
}
