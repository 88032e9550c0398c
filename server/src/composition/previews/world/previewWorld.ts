// Evaluated in every new context before a release's script: everything the script finds there
// beside the language, made of the context's own objects.
import { leaveLanguage } from './leaveLanguage.ts';
import { PlainAbortController } from './PlainAbortController.ts';
import { PlainTextEncoder } from './PlainTextEncoder.ts';
import { PlainUrl } from './PlainUrl.ts';
import { PlainUrlSearchParams } from './PlainUrlSearchParams.ts';
import { sealErrors } from './sealErrors.ts';

interface Release {
  readonly render: (request: string) => Promise<string>;
}

/** React requires it on load, but only uses it for streams. */
class NoMessageChannel {
  readonly port1 = {};
  readonly port2 = { postMessage: () => undefined };
}

const silence = () => undefined;
let release: Release | undefined;
/** `=` and the preview, or `!` and the error: only text leaves a context. */
let outcome: string | undefined;

function fail(error: unknown): void {
  outcome = `!${String(error)}`;
}

/** The text interface between `createStage` and the script. */
const door = Object.freeze({
  load: (make: () => Release): void => {
    try {
      release = make();
    } catch (error) {
      fail(error);
    }
  },
  render: (request: string): void => {
    // The load error has been reported already.
    const loaded = release;
    if (loaded === undefined) return;
    // The script's result may be anything.
    const rendering = async (): Promise<unknown> => loaded.render(request);
    rendering()
      .then((preview) => {
        outcome = `=${String(preview)}`;
      })
      .catch(fail);
  },
  outcome: () => outcome,
  /** Replaces `import()`, see `withoutImports`. */
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
