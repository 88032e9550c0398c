import { plainCode } from '../../basics/text/typedText.ts';

/** Pause in milliseconds in a composition, such as Japanese, after which its text is reported. */
const composingMs = 1000;
/** Milliseconds after which a reported text counts as refused if it has not become the value. */
const settleMs = 1500;

interface Elsewhere {
  readonly value: string;
  readonly onRest: (text: string) => void;
}

/** The text field with focus. */
function typedInto(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element?.matches('input, textarea') === true ? element : null;
}

/**
 * The typed text of a field whose value is stored elsewhere, until the value equals the text and
 * the field has lost focus. While the field has focus, the text replaces a value from outside.
 *
 * @param pauseMs Pause in typing before the text is reported; 0 reports each change at once.
 * @param show Called with the text to show instead of the value; `null` shows the value.
 */
export function createTyping(pauseMs: number, show: (text: string | null) => void) {
  let elsewhere: Elsewhere = { value: '', onRest: () => undefined };
  let text: string | null = null;
  let isReported = true;
  let isComposing = false;
  /** Reported texts that have not become the value yet, the newest last. */
  let asked: readonly string[] = [];
  /** The value that did not change after the text was reported. */
  let refusedWith: string | undefined;
  /** The field, while it has focus and typed text. */
  let field: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const wanted = () => (pauseMs === 0 ? (text ?? '') : plainCode(text ?? ''));
  // A removed element loses focus without an event.
  const isHeld = () => field !== null && field === typedInto();
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const after = (ms: number, act: () => void) => {
    stop();
    timer = setTimeout(act, ms);
  };
  const release = () => {
    stop();
    text = null;
    asked = [];
    show(null);
  };
  const ask = () => {
    isReported = true;
    asked = [...asked, wanted()];
    after(settleMs, settle);
    elsewhere.onRest(wanted());
  };
  const report = () => {
    if (isReported) return;
    isReported = true;
    if (wanted() === (asked.at(-1) ?? elsewhere.value)) after(settleMs, settle);
    else ask();
  };
  function settle() {
    timer = undefined;
    asked = [];
    if (!isHeld()) release();
    else if (elsewhere.value !== wanted() && elsewhere.value !== refusedWith) {
      refusedWith = elsewhere.value;
      ask();
    }
  }
  const leave = () => {
    field?.removeEventListener('blur', leave);
    field = null;
    if (!isReported) report();
    else if (timer === undefined) release();
  };
  const hold = (next: Element | null) => {
    if (next === field) return;
    field?.removeEventListener('blur', leave);
    field = next;
    field?.addEventListener('blur', leave);
  };

  return {
    type: (next: string) => {
      text = next;
      isReported = false;
      refusedWith = undefined;
      show(next);
      hold(typedInto());
      if (pauseMs === 0 && !isComposing) report();
      else after(isComposing ? composingMs : pauseMs, report);
    },
    /** Receives the current properties of the field. */
    follow: (next: Elsewhere) => {
      const isSame = next.value === elsewhere.value;
      elsewhere = next;
      if (isSame || text === null) return;
      const index = asked.lastIndexOf(next.value);
      asked = asked.slice(index + 1);
      if (!isReported) return;
      if (next.value === wanted()) {
        stop();
        refusedWith = undefined;
        if (!isHeld()) release();
      } else if (index === -1) {
        if (isHeld()) after(pauseMs, ask);
        else release();
      }
    },
    /** Reports the text before the person leaves the page. */
    finish: () => {
      if (!isComposing) report();
    },
    compose: (isBegun: boolean) => {
      isComposing = isBegun;
      if (!isBegun && !isReported) after(pauseMs, report);
    },
    /** Cleans up when the field unmounts. */
    end: () => {
      stop();
      hold(null);
    },
  };
}
