import { useEffect, useState } from 'react';
import type { Locale } from '../../basics/Locale.ts';
import { EmbedFailure } from '../EmbedFailure.tsx';
import { EmbedTexts } from '../EmbedTexts.tsx';
import { usePageAround } from '../PageAround.ts';
import { prepareWindow, type PreparedWindow, type SiteTokenSource } from '../tokens/siteTokens.ts';
import { loadSite } from './loadSite.ts';
import { SignInOffer } from './SignInOffer.tsx';

interface SignInProps {
  readonly tokens: SiteTokenSource;
  readonly baseUrl: string;
  readonly locale: Locale;
}

type State = { readonly prepared: PreparedWindow | null } | { readonly error: unknown };

async function prepare(baseUrl: string, locale: Locale): Promise<State> {
  const { sign_in: signIn } = await loadSite(baseUrl);
  return { prepared: signIn && (await prepareWindow(signIn, locale)) };
}

/** Offers to sign in, as far as the site's pages may do that themselves. */
export function SignIn({ tokens, baseUrl, locale }: SignInProps) {
  const [state, setState] = useState<State>();
  // Each attempt has its own window and secrets.
  const [attempt, setAttempt] = useState(1);
  const [failure, setFailure] = useState<unknown>();
  const [isOpen, setIsOpen] = useState(false);
  const page = usePageAround();
  useEffect(() => {
    page?.tell('portal-sign-in-needed', undefined);
  }, [page]);
  useEffect(() => {
    let isCurrent = true;
    void prepare(baseUrl, locale)
      .catch((error: unknown) => ({ error }))
      .then((next) => {
        if (isCurrent) setState(next);
      });
    return () => {
      isCurrent = false;
    };
  }, [baseUrl, locale, attempt]);

  if (state === undefined) return null;
  const again = () => {
    setState(undefined);
    setAttempt(attempt + 1);
  };
  if ('error' in state) {
    return <EmbedFailure error={state.error} locale={locale} onRetry={again} />;
  }
  const { prepared } = state;
  const handleOpen = () => {
    if (!prepared) return;
    setFailure(undefined);
    setIsOpen(true);
    tokens
      .open(prepared)
      .catch(setFailure)
      .finally(() => {
        setIsOpen(false);
        setAttempt((count) => count + 1);
      });
  };
  return (
    <EmbedTexts locale={locale}>
      <SignInOffer
        isOffered={prepared !== null}
        isOpen={isOpen}
        failure={failure}
        onOpen={handleOpen}
      />
    </EmbedTexts>
  );
}
