import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { Icon } from '../../../ui/marks/Icon.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { commonMessages } from '../../../web/intl/commonMessages.ts';
import type { Result } from '../Result.ts';
import { ActOption, Detail, LinkOption, ScreenOption, Texts } from './ResultList.styles.ts';

interface ResultOptionProps {
  readonly result: Result;
  /** Id of the element. */
  readonly id: string;
  readonly isMarked: boolean;
  readonly onMark: () => void;
  /** Closes the dialog around it. */
  readonly onClose: () => void;
}

/** One result: a link, or an action within the list. */
export function ResultOption({ result, id, isMarked, onMark, onClose }: ResultOptionProps) {
  const intl = useIntl();
  const { title, detail, icon, to, href, isExternal = false, onChoose } = result;
  const option = {
    id,
    role: 'option',
    tabIndex: -1,
    'aria-selected': isMarked,
    // Only a moving pointer marks: the list may grow under a resting one.
    onPointerMove: onMark,
    // Focus stays in the field.
    onMouseDown: (event: MouseEvent) => {
      event.preventDefault();
    },
  } as const;
  const handleLink = (event: MouseEvent) => {
    onChoose?.();
    // These open another tab or window, and the dialog stays.
    if (event.ctrlKey || event.metaKey || event.shiftKey || isExternal) return;
    // The dialog must be gone before the next screen takes focus.
    flushSync(onClose);
  };
  const content = (
    <>
      <Icon name={icon} size={18} />
      <Texts>
        <span>{title}</span>
        {detail !== undefined && detail !== '' && <Detail>{detail}</Detail>}
      </Texts>
      {isExternal && (
        <>
          <VisuallyHidden>{intl.formatMessage(commonMessages.opensInNewTab)}</VisuallyHidden>
          <Icon name="external-link" size={14} />
        </>
      )}
    </>
  );
  if (to !== undefined) {
    return (
      <ScreenOption {...option} to={to} onClick={handleLink}>
        {content}
      </ScreenOption>
    );
  }
  if (href !== undefined) {
    return (
      <LinkOption
        {...option}
        href={href}
        onClick={handleLink}
        {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
      >
        {content}
      </LinkOption>
    );
  }
  return (
    <ActOption {...option} type="button" onClick={onChoose}>
      {content}
    </ActOption>
  );
}
