import { useEffect, useState, type ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { commonMessages } from '../web/intl/commonMessages.ts';
import { showSnackbar } from './snackbar/snackbars.ts';

export interface Closable {
  /** Called when the part could not be fetched. */
  readonly onClose?: () => void;
}

/** A component whose code is fetched when it is first needed. */
export type LazyPart<P> = ComponentType<P> & {
  /** Fetches the code ahead, on hover or focus: `onPointerEnter`, `onFocus`. */
  readonly preload: () => void;
};

/**
 * The loaded component in an object, since a state setter would call a bare function as an updater.
 */
interface Loaded<P> {
  readonly Part: ComponentType<P>;
}

/** Milliseconds after a press until it is said that its part is on its way. */
const noticedMs = 400;
/** Longer than any fetch. */
const longestWaitMs = 120_000;

/**
 * Makes a component whose code is not in the first load, such as a dialog or a menu. It shows
 * nothing until the code has arrived; a press before that counts, and is answered with a note when
 * the code is late. A failed fetch is tried once
 * more; then an error is shown and the part closes, so that the next press tries again. A
 * `Meanwhile` stands in its place until then, and stays there when the fetch has failed.
 *
 * Not `React.lazy`: React holds a Suspense reveal back for 300 ms, and a chunk that is missing
 * would take the whole screen with it.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P & Closable>>,
  Meanwhile?: ComponentType<P & Closable>,
): LazyPart<P & Closable> {
  let loaded: Loaded<P & Closable> | undefined;
  let pending: Promise<void> | undefined;

  function fetchPart(): Promise<void> {
    pending ??= load()
      .catch(load)
      .then((Part) => {
        loaded = { Part };
      })
      .finally(() => {
        pending = undefined;
      });
    return pending;
  }

  function Part(props: P & Closable) {
    const [part, setPart] = useState(loaded);
    const [hasFailed, setHasFailed] = useState(false);
    const { formatMessage } = useIntl();
    const failure = formatMessage(commonMessages.partNotLoaded);
    const loading = formatMessage(commonMessages.loading);
    const { onClose } = props;
    // What can be closed was opened by a press; anything else just comes when it comes.
    const isAwaited = !part && !hasFailed && !Meanwhile && onClose !== undefined;
    useEffect(() => {
      if (part) return;
      let isShown = true;
      fetchPart().then(
        () => {
          if (isShown) setPart(loaded);
        },
        () => {
          if (isShown) setHasFailed(true);
        },
      );
      return () => {
        isShown = false;
      };
    }, [part]);
    useEffect(() => {
      if (!isAwaited) return;
      let close: (() => void) | undefined;
      const timer = setTimeout(() => {
        close = showSnackbar(loading, 'waiting', { stayMs: longestWaitMs });
      }, noticedMs);
      return () => {
        clearTimeout(timer);
        close?.();
      };
    }, [isAwaited, loading]);
    useEffect(() => {
      if (!hasFailed || Meanwhile) return;
      showSnackbar(failure, 'failure');
      onClose?.();
      // oxlint-disable-next-line react/exhaustive-deps -- once for each failure, whatever the handler is by then
    }, [hasFailed]);
    if (part) return <part.Part {...props} />;
    return Meanwhile && <Meanwhile {...props} />;
  }

  return Object.assign(Part, {
    preload: () => {
      // A failed preload is only shown when the part is really needed.
      if (!loaded) fetchPart().catch(() => undefined);
    },
  });
}
