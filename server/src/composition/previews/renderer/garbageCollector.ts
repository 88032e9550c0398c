import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Returns the `gc` function, which Node exposes only as a context's global. The flag is reset, so
 * that no later context has it.
 */
export function garbageCollector(): () => void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  if (typeof collect !== 'function') throw new Error('Node exposes no garbage collector');
  return () => {
    Reflect.apply(collect, undefined, []);
  };
}
