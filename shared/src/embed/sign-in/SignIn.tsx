import { useEffect, useEffectEvent, useState } from 'react';
import type { Locale } from '../../basics/Locale.ts';
import { EmbedFailure } from '../EmbedFailure.tsx';
import { EmbedTexts } from '../EmbedTexts.tsx';
import { usePageAround } from '../PageAround.ts';
import { prepareWindow, type PreparedWindow, type SiteTokenSource } from '../tokens/siteTokens.ts';
import type { HandedWindow } from './HandedWindow.ts';
import { loadSite } from './loadSite.ts';
import { SignInOffer } from './SignInOffer.tsx';

interface SignInProps {
  readonly tokens: SiteTokenSource;
  readonly baseUrl: string;
  readonly locale: Locale;
  /** The window that a press opened before this component loaded; the page knows of it. */
  readonly handed?: HandedWindow | undefined;
}

type State = { readonly prepared: PreparedWindow | null } | { readonly error: unknown };

async function prepare(baseUrl: string, locale: Locale): Promise<State> {
  const { sign_in: signIn } = await loadSite(baseUrl);
  return { prepared: signIn && (await prepareWindow(signIn, locale)) };
}

/** Offers to sign in, as far as the site's pages may do that themselves. */
export function SignIn({ tokens, baseUrl, locale, handed }: SignInProps) {
  const [state, setState] = useState<State>();
  // Each attempt has its own window and secrets.
  const [attempt, setAttempt] = useState(1);
  const [failure, setFailure] = useState<unknown>();
  const [isPressed] = useState(() => handed?.isThere() ?? false);
  const [isOpen, setIsOpen] = useState(isPressed);
  const page = usePageAround();
  const open = (prepared: PreparedWindow, opened?: Window | null) => {
    setFailure(undefined);
    setIsOpen(true);
    tokens
      .open(prepared, opened)
      .catch(setFailure)
      .finally(() => {
        setIsOpen(false);
        setAttempt((count) => count + 1);
      });
  };
  const goOn = useEffectEvent((next: State) => {
    setState(next);
    const opened = handed?.take();
    if (opened === undefined) return;
    if ('prepared' in next && next.prepared) open(next.prepared, opened);
    else {
      opened?.close();
      setIsOpen(false);
    }
  });
  useEffect(() => {
    if (!isPressed) page?.tell('portal-sign-in-needed', undefined);
  }, [page, isPressed]);
  useEffect(
    () => () => {
      handed?.take()?.close();
    },
    [handed],
  );
  useEffect(() => {
    let isCurrent = true;
    void prepare(baseUrl, locale)
      .catch((error: unknown) => ({ error }))
      .then((next) => {
        if (isCurrent) goOn(next);
      });
    return () => {
      isCurrent = false;
    };
  }, [baseUrl, locale, attempt]);

  if (state === undefined && !isOpen) return null;
  const again = () => {
    setState(undefined);
    setAttempt(attempt + 1);
  };
  if (state && 'error' in state) {
    return <EmbedFailure error={state.error} locale={locale} onRetry={again} />;
  }
  // While loading, the offer counts as available: an earlier press may have opened its window.
  const prepared = state?.prepared;
  return (
    <EmbedTexts locale={locale}>
      <SignInOffer
        isOffered={prepared !== null}
        isOpen={isOpen}
        failure={failure}
        onOpen={() => {
          if (prepared) open(prepared);
        }}
      />
    </EmbedTexts>
  );
}
