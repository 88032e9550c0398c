import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { createPreviews } from './createPreviews.ts';
import type { Previews } from './Previews.ts';
import { aRequest, aScript, showing } from './testing/aScript.ts';
import { buildRenderer } from './testing/buildRenderer.ts';

let dir: string;
let previews: Previews;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'escapes-'));
  previews = createPreviews({
    ...(await buildRenderer(dir)),
    log: pino({ level: 'silent' }),
    clock: () => new Date('2026-11-21T03:00:00Z'),
    timeoutMs: 1_500,
    // Starting a process takes long on a busy machine.
    patienceMs: 60_000,
  });
});
afterAll(async () => {
  await previews.close();
  await rm(dir, { recursive: true });
});

/**
 * Tells whether a value belongs to the context: the prototype chain of its objects ends in the
 * context's `Object.prototype`. That of host objects ends in the host's.
 */
const ownWorld = `
  const rootOf = (thing) => {
    let root = Object(thing);
    for (let next = root; next !== null; next = Object.getPrototypeOf(next)) root = next;
    return root;
  };
  const isForeign = (thing) =>
    thing !== null && (typeof thing === 'object' || typeof thing === 'function') &&
    rootOf(thing) !== Object.prototype && Object.getPrototypeOf(thing) !== null;
  const verdict = (...things) => JSON.stringify({ html: things.some(isForeign) ? 'host' : 'own', styles: '' });
`;

/** Every value that an attack obtains must belong to the script's own realm. */
const attacks: readonly (readonly [string, string])[] = [
  ['the constructor of the global object', 'return verdict(globalThis.constructor, this);'],
  [
    'the global object behind the global object',
    `return verdict(Object.getPrototypeOf(globalThis), globalThis.__proto__, valueOf, toString);`,
  ],
  [
    'AbortController and what hangs on it',
    `const { signal } = new AbortController();
     return verdict(AbortController, signal, signal.constructor, Object.getPrototypeOf(AbortController));`,
  ],
  [
    'messaging symbols of host prototypes',
    `const found = [];
     for (const part of [AbortController, URL, URLSearchParams, TextEncoder, MessageChannel]) {
       for (let at = part.prototype; at; at = Object.getPrototypeOf(at)) {
         for (const key of Object.getOwnPropertySymbols(at)) {
           if (/messaging|nodejs|kTransfer|kClone|deserialize/.test(String(key))) throw key;
           found.push(Reflect.getOwnPropertyDescriptor(at, key).value);
         }
       }
     }
     return verdict(...found);`,
  ],
  [
    'the error of a wrong address',
    `try { new URL('::'); } catch (error) { return verdict(error); }`,
  ],
  [
    'import() and its promise',
    `const promise = import('node:fs');
     const error = await promise.catch((reason) => reason);
     return verdict(promise, error);`,
  ],
  [
    'import() with comments in between',
    `const promise = import/* ( *///)
       ('node:net');
     const error = await promise.catch((reason) => reason);
     return verdict(promise, error);`,
  ],
  [
    'Error.prepareStackTrace',
    `let frames = [];
     try { Error.prepareStackTrace = (_error, trace) => (frames = [trace, ...trace]); } catch {}
     try { Error.stackTraceLimit = 100; } catch {}
     void new Error('now').stack;
     if (Array.isArray(frames) && frames.length > 0) throw frames;
     return verdict(frames);`,
  ],
  [
    'a limit of traces, which React sets while it is developed',
    `'use strict';
     Error.stackTraceLimit = 10;
     const error = new Error('now');
     if (error.stack !== undefined) throw error;
     return verdict(error.stack, Error.stackTraceLimit);`,
  ],
  [
    'an Error of its own in the place of Error',
    `const seen = [];
     const Real = Error;
     const prepareStackTrace = (_error, trace) => { seen.push(trace, ...trace); return ''; };
     try { globalThis.Error = { prepareStackTrace, stackTraceLimit: 100 }; } catch {}
     try { Object.defineProperty(globalThis, 'Error', { value: { prepareStackTrace } }); } catch {}
     try { null.x; } catch (error) { void error.stack; }
     void new Real('now').stack;
     if (seen.length > 0) throw seen;
     return verdict(...seen);`,
  ],
  [
    'the stack of an error',
    `const error = new Error('now');
     return verdict(error.stack, Error.captureStackTrace?.(error));`,
  ],
  [
    'an overflow wherever it happens',
    `const errors = [];
     const fall = () => { try { fall(); } catch (error) { errors.push(error); void error.stack; } };
     fall();
     const deep = (left) => (left === 0 ? new Error('deep').stack : deep(left - 1));
     for (let depth = 1000; depth < 12000; depth += 500) {
       try { deep(depth); } catch (error) { errors.push(error); }
     }
     return verdict(...errors);`,
  ],
  [
    'code from text',
    `const errors = [];
     for (const make of [() => new Function('return 1'), () => eval('1'),
       () => (() => {}).constructor('return process')(), () => (async () => {}).constructor('1')]) {
       try { throw make(); } catch (error) { errors.push(error); }
     }
     if (errors.some((error) => !(error instanceof EvalError))) throw errors;
     return verdict(...errors);`,
  ],
  [
    'functions that carry a promise on',
    `const seen = [];
     const { then } = Promise.prototype;
     Promise.prototype.then = function (...handlers) {
       seen.push(...handlers);
       return Reflect.apply(then, this, handlers);
     };
     globalThis.seen = seen;
     return { toString() { return verdict(...seen, new Error().stack); } };`,
  ],
  [
    'whoever calls a function',
    `function sloppy() { return [sloppy.caller, sloppy.arguments, arguments.callee.caller]; }
     return verdict(...sloppy());`,
  ],
  [
    'what every global property holds, and what hangs on it',
    `const seen = new Set();
     const open = [globalThis];
     while (open.length > 0) {
       const thing = open.pop();
       if (thing === null || !['object', 'function'].includes(typeof thing) || seen.has(thing)) continue;
       if (thing !== globalThis && isForeign(thing)) return verdict(thing);
       seen.add(thing);
       open.push(Object.getPrototypeOf(thing));
       for (const key of Reflect.ownKeys(thing)) {
         const { value, get, set } = Reflect.getOwnPropertyDescriptor(thing, key);
         open.push(value, get, set);
       }
     }
     if (seen.size < 500) throw seen.size;
     return verdict(...seen);`,
  ],
];

describe('a preview script that tries to escape', () => {
  it.each(attacks)('obtains no host object by %s', async (_what, body) => {
    const preview = await previews.render(aScript(`${ownWorld}${body}`), aRequest());
    expect(preview).toEqual({ html: 'own', styles: '' });
  });

  it('finds the language, five stand-ins and a silent console, and no other global', async () => {
    const strangers = showing(
      `['process', 'require', 'module', 'global', 'Buffer', 'fetch', 'setTimeout', 'setInterval',
        'setImmediate', 'queueMicrotask', 'structuredClone', 'performance', 'crypto', 'navigator',
        'WebAssembly', 'SharedArrayBuffer', 'Atomics', 'FinalizationRegistry', 'document', 'window', 'gc'
       ].filter((name) => name in globalThis)`,
    );
    expect(await previews.render(strangers, aRequest())).toEqual({ html: '', styles: '' });
  });

  it('keeps nothing between renderings', async () => {
    const keeping = showing(
      `[globalThis.kept, Array.prototype.kept, Object.prototype.kept, kept.rows, Intl.kept,
        RegExp.$1, URL.prototype.kept, console.kept].join('')`,
      `const kept = { rows: '' };
       globalThis.keep = (row) => {
         for (const place of [globalThis, Array.prototype, Object.prototype, Intl, URL.prototype, console]) {
           place.kept = row;
         }
         kept.rows += row;
         /(.*)/.exec(row);
       };`,
    );
    const body = String(await keeping.read()).replace('return JSON', 'const before = JSON');
    const script = {
      remote: 'mf-parts',
      id: 'keeping',
      read: () =>
        Promise.resolve(
          Buffer.from(body.replace("'' });", "'' }); keep(request.route); return before;")),
        ),
    };
    await previews.prepare([script]);
    const answers = [];
    for (const route of ['/of-one', '/of-another', '/of-a-third']) {
      answers.push(await previews.render(script, aRequest(route)));
    }
    expect(answers).toEqual(Array(3).fill({ html: '', styles: '' }));
  });
});
