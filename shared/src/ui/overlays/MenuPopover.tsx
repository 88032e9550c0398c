import { type ReactNode, type RefObject, useContext } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Menu, MenuItem as AriaMenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { flushSync } from 'react-dom';
import { css, styled } from 'styled-components';
import { UNSAFE_NavigationContext, useInRouterContext } from 'react-router-dom';
import { theme } from '../theme/theme.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { Icon } from '../marks/Icon.tsx';
import { askUnsaved } from '../../web/leaving/leaveGuards.ts';
import type { MenuFocus, MenuItem } from './MenuItem.ts';
import { entryStyles, floatingStyles } from './overlay.styles.ts';

/**
 * Returns a function that opens a screen without loading the page, after the question about unsaved
 * input; on a page without a router (accounts) it loads the page. It reads the router's context,
 * because `useNavigate` throws without a router.
 */
function useRouterNavigate(): (to: string) => void {
  const isRouted = useInRouterContext();
  const router = useContext(UNSAFE_NavigationContext);
  return (to) => {
    if (!isRouted) location.assign(to);
    else
      askUnsaved(() => {
        router.navigator.push(to);
      });
  };
}

const Paper = styled(Popover)`
  ${floatingStyles}
  display: flex;
  flex-direction: column;
  min-width: 200px;
  max-width: min(360px, calc(100vw - ${theme.space(4)}));
  overflow: auto;
`;

const Header = styled.div`
  padding: ${theme.space(3)} ${theme.space(4)};
  &:not(:last-child) {
    border-bottom: ${theme.border};
  }
`;

const List = styled(Menu<object>)`
  padding: ${theme.space(1)};
  outline: none;
`;

const Entry = styled(AriaMenuItem)<{ $tone?: 'danger' | undefined }>`
  ${entryStyles}
  &[data-group]:not(:first-child) {
    position: relative;
    margin-top: calc(2 * ${theme.space(1)} + 1px);
    &::before {
      content: '';
      position: absolute;
      inset: calc(-1 * ${theme.space(1)} - 1px) calc(-1 * ${theme.space(1)}) auto;
      border-top: ${theme.border};
    }
  }
  ${({ $tone }) =>
    $tone &&
    css`
      color: ${theme.color[$tone]};
    `}
`;

const Hint = styled.span`
  display: block;
  color: ${theme.color.muted};
  font-size: ${theme.font.size.s};
`;

const Mark = styled.span`
  margin-inline-start: auto;
  color: ${theme.color.brand};
`;

interface MenuPopoverProps {
  readonly triggerRef: RefObject<HTMLElement | null>;
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly header?: ReactNode;
  readonly focus?: MenuFocus;
  readonly onClose: () => void;
}

function entryOf(
  item: MenuItem,
  navigate: (to: string) => void,
  { triggerRef, onClose }: Pick<MenuPopoverProps, 'triggerRef' | 'onClose'>,
) {
  const { id, to, href, onAction, isExternal } = item;
  const act =
    onAction ??
    (to === undefined
      ? undefined
      : () => {
          navigate(to);
        });
  return {
    id,
    textValue: item.label,
    isDisabled: item.isDisabled ?? false,
    ...(href === undefined ? {} : { href }),
    ...(isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {}),
    ...(act
      ? {
          onAction: () => {
            // A dialog returns focus to the element that had it, which must not be an entry of the
            // closing menu. An open menu would keep the focus.
            flushSync(onClose);
            triggerRef.current?.focus();
            act();
          },
        }
      : {}),
  };
}

type EntriesProps = Omit<MenuPopoverProps, 'header'>;

function Entries(props: EntriesProps) {
  const { label, items, focus = 'menu', onClose } = props;
  const navigate = useRouterNavigate();
  return (
    <List
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu takes focus when it opens
      autoFocus={focus === 'menu' ? true : focus}
      onAction={onClose}
      onClose={onClose}
    >
      {items.map((item) => (
        <Entry
          key={item.id}
          $tone={item.tone}
          data-group={item.startsGroup ? '' : undefined}
          {...entryOf(item, navigate, props)}
        >
          {item.icon && <Icon name={item.icon} />}
          <span lang={item.lang}>
            {item.label}
            {item.hint !== undefined && <Hint>{item.hint}</Hint>}
          </span>
          {item.chosen !== undefined && (
            <Mark>
              <Icon name="check" />
              <VisuallyHidden>{item.chosen}</VisuallyHidden>
            </Mark>
          )}
        </Entry>
      ))}
    </List>
  );
}

/** An open menu beside its trigger; without entries, a small text panel. */
export function MenuPopover(props: MenuPopoverProps) {
  const { triggerRef, label, items, header, onClose } = props;
  return (
    <Paper
      isOpen
      triggerRef={triggerRef}
      placement="bottom end"
      offset={4}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      {...(items.length > 0 ? { 'aria-label': label } : {})}
    >
      {items.length > 0 ? (
        <>
          {header !== undefined && <Header>{header}</Header>}
          <Entries {...props} />
        </>
      ) : (
        <AriaDialog aria-label={label}>
          <Header>{header}</Header>
        </AriaDialog>
      )}
    </Paper>
  );
}
