/**
 * Runs steps as early as their dependencies and the concurrency limit allow. Earlier steps go
 * first; a step with `isAlone` runs alone.
 * @param {{ name: string, isAlone?: boolean, after?: string[], run: (done: Map) => Promise<T> }[]}
 * steps
 * @param {(result: T) => boolean} isOver whether to start no further step after a result.
 * @returns {Promise<Map<string, T>>} results by name.
 */
export async function schedule(steps, atOnce, isOver = () => false) {
  const done = new Map();
  const running = new Map();
  const waiting = [...steps];
  let free = atOnce;
  while (waiting.length > 0 || running.size > 0) {
    for (const step of [...waiting]) {
      const isDue = (step.after ?? []).every((name) => done.has(name));
      const places = step.isAlone ? atOnce : 1;
      if (!isDue || places > free) continue;
      waiting.splice(waiting.indexOf(step), 1);
      free -= places;
      running.set(
        step.name,
        step.run(done).then((result) => ({ step, places, result })),
      );
    }
    if (running.size === 0) throw new Error(`No step can start: ${waiting.map((s) => s.name)}`);
    const { step, places, result } = await Promise.race(running.values());
    running.delete(step.name);
    free += places;
    done.set(step.name, result);
    if (isOver(result)) waiting.length = 0;
  }
  return done;
}
