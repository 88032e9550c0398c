import vm from 'node:vm';
import { withoutImports } from './withoutImports.ts';

/** More than this is no page. In UTF-16 units. */
const longestOutcome = 8_000_000;
/** Contexts of a script that wait for pages; about 1.5 MB each. */
const mostReady = 2;

/** What came of a rendering: the script's answer, or why there is none. */
export type Outcome = { readonly preview: string } | { readonly problem: string };

/** Runs releases' scripts, each rendering in a new context that has never seen another reader. */
export interface Stage {
  /** Takes in the script of a release, from now on known as `id`. */
  add(id: string, code: string): void;
  /** Forgets all other scripts, and the contexts made for them. */
  keep(ids: ReadonlySet<string>): void;
  render(id: string, request: string): Outcome;
  /** A script for which a context should be made before the next page comes. */
  lacking(): string | undefined;
  /** Makes a context in which the script has been evaluated, for a later rendering. */
  prepare(id: string): void;
}

/** A context with the script in it, and the object behind its global one, which takes the request. */
interface Context {
  readonly context: vm.Context;
  readonly names: object;
}

interface Known {
  /** Its text, until it is compiled for the first context, once for all of them. */
  script: string | vm.Script;
  /** Never used yet: each is taken out for one rendering. */
  readonly ready: Context[];
  /** Contexts to keep ready; none while the script cannot be evaluated. */
  wanted: number;
}

// The host takes no object out of a context and does not look at one: not at what is thrown there,
// not at a promise. Each would run the script's code with objects of the host in its hands.
const render = new vm.Script('portalDoor.render(portalRequest)');
const outcome = new vm.Script('portalDoor.outcome()');

/**
 * @param world The built `previewWorld`.
 * @param timeoutMs Given to a script to be evaluated, and once more to render.
 */
export function createStage(world: string, timeoutMs: number): Stage {
  const surroundings = new vm.Script(`(() => {'use strict';${world}\n})()`);
  const limits = { timeout: timeoutMs, displayErrors: false };
  const scripts = new Map<string, Known>();

  const known = (id: string): Known => {
    const release = scripts.get(id);
    if (!release) throw new Error(`The script ${id} is not known`);
    return release;
  };
  const make = (id: string): Context => {
    const release = known(id);
    if (typeof release.script === 'string') release.script = compile(id, release.script);
    // Without a prototype: the context's global object shows what this one inherits.
    // oxlint-disable-next-line typescript/no-unsafe-assignment -- the library says any
    const names: object = Object.create(null);
    const context = vm.createContext(names, {
      codeGeneration: { strings: false, wasm: false },
      // Promises of the context are carried on while it is evaluated, and never after.
      microtaskMode: 'afterEvaluate',
    });
    surroundings.runInContext(context);
    release.script.runInContext(context, limits);
    return { context, names };
  };

  const perform = (id: string, request: string): Outcome => {
    // Taken out before it is used: nothing is rendered twice in one context.
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
        // The next rendering makes one itself and says what is wrong.
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
