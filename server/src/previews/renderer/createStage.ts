import vm from 'node:vm';
import { withoutImports } from './withoutImports.ts';

/** More than this is no page. In UTF-16 units. */
const longestOutcome = 8_000_000;

/** What came of a rendering: the script's answer, or why there is none. */
export type Outcome = { readonly preview: string } | { readonly problem: string };

/** Runs releases' scripts, each rendering in a new context that has never seen another reader. */
export interface Stage {
  /** Takes in the script of a release, from now on known as `id`. */
  add(id: string, code: string): void;
  render(id: string, request: string, timeoutMs: number): Outcome;
  /** Makes the context of the next rendering, so that no page waits for it. */
  prepare(id: string, timeoutMs: number): void;
}

/** A context with the script in it, and the object behind its global one, which takes the request. */
interface Context {
  readonly context: vm.Context;
  readonly names: object;
}

// The host takes no object out of a context and does not look at one: not at what is thrown there,
// not at a promise. Each would run the script's code with objects of the host in its hands.
const render = new vm.Script('portalDoor.render(portalRequest)');
const outcome = new vm.Script('portalDoor.outcome()');

/** @param world The built `previewWorld`. */
export function createStage(world: string): Stage {
  const surroundings = new vm.Script(`(() => {'use strict';${world}\n})()`);
  const scripts = new Map<string, vm.Script>();
  const ready = new Map<string, Context>();

  const make = (id: string, timeoutMs: number): Context => {
    const script = scripts.get(id);
    if (!script) throw new Error(`The script ${id} is not known`);
    // Without a prototype: the context's global object shows what this one inherits.
    // eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- the library says any
    const names: object = Object.create(null);
    const context = vm.createContext(names, {
      codeGeneration: { strings: false, wasm: false },
      // Promises of the context are carried on while it is evaluated, and never after.
      microtaskMode: 'afterEvaluate',
    });
    surroundings.runInContext(context);
    script.runInContext(context, { timeout: timeoutMs, displayErrors: false });
    return { context, names };
  };

  const perform = (id: string, request: string, timeoutMs: number): Outcome => {
    const { context, names } = ready.get(id) ?? make(id, timeoutMs);
    // Taken before it is used: nothing is rendered twice in one context.
    ready.delete(id);
    Reflect.set(names, 'portalRequest', request);
    render.runInContext(context, { timeout: timeoutMs, displayErrors: false });
    const said: unknown = outcome.runInContext(context, {
      timeout: timeoutMs,
      displayErrors: false,
    });
    if (typeof said !== 'string') return { problem: 'it never came to an end' };
    if (said.length > longestOutcome)
      return { problem: `it made ${String(said.length)} characters` };
    return said.startsWith('=') ? { preview: said.slice(1) } : { problem: said.slice(1, 1_000) };
  };

  return {
    add: (id, code) => {
      const file = { filename: `${id}.js` };
      const body = withoutImports(code);
      scripts.set(
        id,
        new vm.Script(`portalDoor.load(() => {${body}\nreturn portalPreview;})`, file),
      );
    },
    render: (id, request, timeoutMs) => {
      try {
        return perform(id, request, timeoutMs);
      } catch {
        return { problem: `it threw, or took longer than ${String(timeoutMs)} ms` };
      }
    },
    prepare: (id, timeoutMs) => {
      try {
        ready.set(id, make(id, timeoutMs));
      } catch {
        // The next rendering makes one itself and says what is wrong.
      }
    },
  };
}
