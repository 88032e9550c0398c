// Evaluated in every new context before a release's script: all that the script finds there beside
// the language, made of the context's own objects.
import { leaveLanguage } from './leaveLanguage.ts';
import { PlainAbortController } from './PlainAbortController.ts';
import { PlainTextEncoder } from './PlainTextEncoder.ts';
import { PlainUrl } from './PlainUrl.ts';
import { PlainUrlSearchParams } from './PlainUrlSearchParams.ts';
import { sealErrors } from './sealErrors.ts';

interface Release {
  readonly render: (request: string) => Promise<string>;
}

/** React asks for it at the start and uses it for streams only. */
class NoMessageChannel {
  readonly port1 = {};
  readonly port2 = { postMessage: () => undefined };
}

const silence = () => undefined;
let release: Release | undefined;
/** `=` and what was rendered, or `!` and why nothing was: text is all that leaves a context. */
let outcome: string | undefined;

function fail(error: unknown): void {
  outcome = `!${String(error)}`;
}

/** How `createStage` talks to the script, in text. */
const door = Object.freeze({
  load: (make: () => Release): void => {
    try {
      release = make();
    } catch (error) {
      fail(error);
    }
  },
  render: (request: string): void => {
    // Why it could not be loaded is said already.
    const loaded = release;
    if (loaded === undefined) return;
    // What a script gives may be anything.
    const rendering = async (): Promise<unknown> => loaded.render(request);
    rendering()
      .then((preview) => {
        outcome = `=${String(preview)}`;
      })
      .catch(fail);
  },
  outcome: () => outcome,
  /** What `import()` is turned into, see `withoutImports`. */
  refuseImport: () => Promise.reject(new TypeError('A preview cannot import anything')),
});

leaveLanguage();
sealErrors();
const given: Readonly<Record<string, unknown>> = {
  TextEncoder: PlainTextEncoder,
  URL: PlainUrl,
  URLSearchParams: PlainUrlSearchParams,
  AbortController: PlainAbortController,
  MessageChannel: NoMessageChannel,
  console: { debug: silence, error: silence, info: silence, log: silence, warn: silence },
  portalDoor: door,
};
for (const [name, value] of Object.entries(given)) {
  Object.defineProperty(globalThis, name, { value, writable: name !== 'portalDoor' });
}
