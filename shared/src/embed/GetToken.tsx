import { useEffect, useState } from 'react';
import type { Locale } from '../basics/Locale.ts';
import { EmbedFailure } from './EmbedFailure.tsx';
import type { HandedWindow } from './sign-in/HandedWindow.ts';
import { SignIn } from './sign-in/SignIn.tsx';
import { NoToken } from './tokens/NoToken.ts';
import type { TokenSource } from './tokens/TokenSource.ts';
import type { Tokens } from './useTokens.ts';

interface GetTokenOptions {
  readonly baseUrl: string;
  readonly locale: Locale;
  readonly handed?: HandedWindow | undefined;
}

/** What stands in place of a screen until there is a token for it. */
export function GetToken({ baseUrl, locale, handed, ...source }: Tokens & GetTokenOptions) {
  if (source.from === 'person') {
    return <SignIn tokens={source.tokens} baseUrl={baseUrl} locale={locale} handed={handed} />;
  }
  return <AskPage tokens={source.tokens} locale={locale} />;
}

/** Asks the page's own code, which shows nothing but a failure. */
function AskPage({ tokens, locale }: { readonly tokens: TokenSource; readonly locale: Locale }) {
  const [error, setError] = useState<unknown>();
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    let isCurrent = true;
    const fail = (cause: unknown) => {
      if (isCurrent) setError(cause);
    };
    tokens.renew().then((hasToken) => {
      if (!hasToken) fail(new NoToken('tokenProvider answered with no token.'));
    }, fail);
    return () => {
      isCurrent = false;
    };
  }, [tokens, attempt]);
  if (error === undefined) return null;
  const handleRetry = () => {
    setError(undefined);
    setAttempt(attempt + 1);
  };
  return <EmbedFailure error={error} locale={locale} onRetry={handleRetry} />;
}
