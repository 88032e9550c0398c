import vm from 'node:vm';
import { withoutImports } from './withoutImports.ts';

/** Limit of a page, in UTF-16 units. */
const longestOutcome = 8_000_000;
/** Prepared contexts of a script; about 1.5 MB each. */
const mostReady = 2;

/** Result of a rendering, or why there is none. */
export type Outcome = { readonly preview: string } | { readonly problem: string };

/** Runs releases' scripts; each rendering gets a fresh context. */
export interface Stage {
  /** Loads a release's script under `id`. */
  add(id: string, code: string): void;
  /** Unloads all other scripts with their contexts. */
  keep(ids: ReadonlySet<string>): void;
  render(id: string, request: string): Outcome;
  /** A script that should get a prepared context. */
  lacking(): string | undefined;
  /** Prepares a context with the evaluated script for a later rendering. */
  prepare(id: string): void;
}

/**
 * A context with the script, and the prototype-less object behind its global, which takes the
 * request.
 */
interface Context {
  readonly context: vm.Context;
  readonly names: object;
}

interface Known {
  /** Source text until it is compiled, once for all contexts. */
  script: string | vm.Script;
  /** Unused contexts, each for one rendering. */
  readonly ready: Context[];
  /** Contexts to keep ready; 0 while the script cannot be evaluated. */
  wanted: number;
}

// The host never touches an object of a context, not even an error or a promise: each access could
// run the script's code with host objects.
const render = new vm.Script('portalDoor.render(portalRequest)');
const outcome = new vm.Script('portalDoor.outcome()');

/**
 * @param world the built `previewWorld`
 * @param timeoutMs time limit of evaluating a script, and of each rendering
 */
export function createStage(world: string, timeoutMs: number): Stage {
  const surroundings = new vm.Script(`(() => {'use strict';${world}\n})()`);
  const limits = { timeout: timeoutMs, displayErrors: false };
  const scripts = new Map<string, Known>();

  const known = (id: string): Known => {
    const release = scripts.get(id);
    if (!release) throw new Error(`the script ${id} is not loaded`);
    return release;
  };
  const make = (id: string): Context => {
    const release = known(id);
    if (typeof release.script === 'string') release.script = compile(id, release.script);
    // Without a prototype: the context's global exposes what this object inherits.
    // oxlint-disable-next-line typescript/no-unsafe-assignment -- the library says any
    const names: object = Object.create(null);
    const context = vm.createContext(names, {
      codeGeneration: { strings: false, wasm: false },
      // Promises of the context run only while it is evaluated.
      microtaskMode: 'afterEvaluate',
    });
    surroundings.runInContext(context);
    release.script.runInContext(context, limits);
    return { context, names };
  };

  const perform = (id: string, request: string): Outcome => {
    // Removed before use: no context renders twice.
    const { context, names } = known(id).ready.pop() ?? make(id);
    Reflect.set(names, 'portalRequest', request);
    render.runInContext(context, limits);
    const said: unknown = outcome.runInContext(context, limits);
    if (typeof said !== 'string') return { problem: 'it never came to an end' };
    if (said.length > longestOutcome)
      return { problem: `it made ${String(said.length)} characters` };
    return said.startsWith('=') ? { preview: said.slice(1) } : { problem: said.slice(1, 1_000) };
  };

  return {
    add: (id, code) => {
      scripts.set(id, { script: code, ready: [], wanted: mostReady });
    },
    keep: (ids) => {
      for (const id of scripts.keys()) if (!ids.has(id)) scripts.delete(id);
    },
    render: (id, request) => {
      try {
        return perform(id, request);
      } catch {
        return {
          problem: `it cannot be compiled, threw, or took longer than ${String(timeoutMs)} ms`,
        };
      }
    },
    lacking: () => {
      const fewest = [...scripts].sort(([, a], [, b]) => a.ready.length - b.ready.length);
      return fewest.find(([, { ready, wanted }]) => ready.length < wanted)?.[0];
    },
    prepare: (id) => {
      const release = known(id);
      try {
        release.ready.push(make(id));
      } catch {
        // The next rendering makes one itself and reports the error.
        release.wanted = 0;
      }
    },
  };
}

function compile(id: string, code: string): vm.Script {
  return new vm.Script(`portalDoor.load(() => {${withoutImports(code)}\nreturn portalPreview;})`, {
    filename: `${id}.js`,
  });
}
