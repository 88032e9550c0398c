import { FormattedMessage, Inline, LinkButton, useSession } from '@portal/shared';
import { useEffect, useState, type MouseEvent } from 'react';
import { paths } from '../../paths.ts';
import { messages } from './messages.ts';

interface StartLinkProps {
  /** There was a link before. */
  readonly isAgain?: boolean;
}

/** Leads to the distributor: the server answers it, so the browser leaves the page. */
export function StartLink({ isAgain = false }: StartLinkProps) {
  const manager = useSession(({ config }) => config.services.manager);
  const [isLeaving, setIsLeaving] = useState(false);
  useEffect(() => {
    const handleReturn = () => {
      setIsLeaving(false);
    };
    // Back from the distributor, the browser may show the page as it was left.
    addEventListener('pageshow', handleReturn);
    return () => {
      removeEventListener('pageshow', handleReturn);
    };
  }, []);

  const handleClick = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    // With a modifier it opens in another tab and this one stays.
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
