// The process in which remotes' code is run: started by `createRenderer`, asked by messages.
import { readFile } from 'node:fs/promises';
import vm from 'node:vm';

/** What `createRenderer` sends. Nothing but Node is imported here: packages cannot be read. */
interface Order {
  readonly id: number;
  readonly file: string;
  readonly request: string;
}

/** Scripts that may still be asked for; a portal has few remotes, and each has two releases. */
const mostScripts = 40;
const evaluationMs = 2_000;

type Render = (request: string) => Promise<string>;
const scripts = new Map<string, Promise<Render>>();

/** React asks for it at the start and uses it for streams only. */
class NoMessageChannel {
  readonly port1 = {};
  readonly port2 = { postMessage: () => undefined };
}

/** All that a script has beside the language itself: no files, no network, no environment. */
function surroundings(): vm.Context {
  return vm.createContext(
    { TextEncoder, URL, URLSearchParams, AbortController, MessageChannel: NoMessageChannel },
    { codeGeneration: { strings: false, wasm: false } },
  );
}

async function load(file: string): Promise<Render> {
  const context = surroundings();
  const script = new vm.Script(await readFile(file, 'utf8'), { filename: file });
  script.runInContext(context, { timeout: evaluationMs });
  const render: unknown = vm.runInContext('portalPreview.render', context);
  if (typeof render !== 'function') throw new Error(`${file} renders nothing`);
  return async (request) => String(await Reflect.apply(render, undefined, [request]));
}

function scriptOf(file: string): Promise<Render> {
  const known = scripts.get(file);
  if (known) return known;
  const script = load(file);
  scripts.set(file, script);
  script.catch(() => scripts.delete(file));
  const [oldest] = scripts.keys();
  if (scripts.size > mostScripts && oldest !== undefined) scripts.delete(oldest);
  return script;
}

async function carryOut({ id, file, request }: Order): Promise<void> {
  process.send?.({ id, begun: true });
  try {
    const render = await scriptOf(file);
    process.send?.({ id, preview: await render(request) });
  } catch (error) {
    process.send?.({ id, problem: String(error) });
  }
}

// One after another, so that whoever takes too long is known.
let work = Promise.resolve();
process.on('message', (order: Order) => {
  work = work.then(() => carryOut(order));
});
process.on('disconnect', () => {
  process.exit();
});
