import { FormattedMessage, Inline, LinkButton, useSession } from '@portal/shared';
import { useEffect, useState, type MouseEvent } from 'react';
import { paths } from '../../paths.ts';
import { messages } from './messages.ts';

interface StartLinkProps {
  /** Whether a link existed before. */
  readonly isAgain?: boolean;
}

/** The link to the distributor. The server redirects, so the browser leaves the page. */
export function StartLink({ isAgain = false }: StartLinkProps) {
  const manager = useSession(({ config }) => config.services.manager);
  const [isLeaving, setIsLeaving] = useState(false);
  useEffect(() => {
    const handleReturn = () => {
      setIsLeaving(false);
    };
    // When the person returns, the browser may restore the page from its cache.
    addEventListener('pageshow', handleReturn);
    return () => {
      removeEventListener('pageshow', handleReturn);
    };
  }, []);

  const handleClick = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    // With a modifier key the link opens in another tab, and this page stays.
    if (!ctrlKey && !metaKey && !shiftKey) setIsLeaving(true);
  };

  return (
    <Inline $gap={3}>
      <LinkButton
        kind="primary"
        icon="link-2"
        href={`${manager}${paths.startLink}`}
        onClick={handleClick}
      >
        <FormattedMessage {...(isAgain ? messages.linkAgain : messages.startLink)} />
      </LinkButton>
      <span role="status">{isLeaving && <FormattedMessage {...messages.opening} />}</span>
    </Inline>
  );
}
