import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * A function that collects garbage, which Node gives out only as a global of a context. The flag is
 * taken back, so that no context made later has it.
 */
export function garbageCollector(): () => void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  if (typeof collect !== 'function') throw new Error('Node gives no garbage collector');
  return () => {
    Reflect.apply(collect, undefined, []);
  };
}
