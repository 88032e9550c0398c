import { useEffect, useState, type ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { commonMessages } from '../web/intl/commonMessages.ts';
import { showSnackbar } from './snackbar/snackbars.ts';

export interface Closable {
  /** Called when the code could not be loaded. */
  readonly onClose?: () => void;
}

/** A component whose code loads when it is first needed. */
export type LazyPart<P> = ComponentType<P> & {
  /** Preloads the code, on hover or focus: `onPointerEnter`, `onFocus`. */
  readonly preload: () => void;
};

/** The loaded component, wrapped: a state setter would call a bare function as an updater. */
interface Loaded<P> {
  readonly Part: ComponentType<P>;
}

/** Milliseconds after a press until a note says that the part is loading. */
const noticedMs = 400;
/** Longer than any download. */
const longestWaitMs = 120_000;

/**
 * Creates a component, such as a dialog or a menu, whose code is not in the first load. It renders
 * nothing until the code is loaded; after a press, a note appears if the code is late. A failed
 * download is repeated once; then an error is shown and the part closes, so that the next press
 * tries again. With `Meanwhile`, that component is rendered until then, and after a failure.
 *
 * Not `React.lazy`: React delays a Suspense reveal by 300 ms, and a missing chunk would break the
 * whole screen.
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
    // A closable part was opened by a press, so the person waits for it.
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
      // A failed preload is reported only when the part is needed.
      if (!loaded) fetchPart().catch(() => undefined);
    },
  });
}
