import { styled } from 'styled-components';
import { Icon, theme } from '@portal/shared';
import { initialsOf } from '@portal/shared/frame';

const sizes = { small: '28px', large: '96px' } as const;

const Picture = styled.img<{ $size: keyof typeof sizes }>`
  flex: none;
  width: ${({ $size }) => sizes[$size]};
  height: ${({ $size }) => sizes[$size]};
  border-radius: ${theme.radius.pill};
  object-fit: cover;
`;

const NoPicture = styled.span<{ $size: keyof typeof sizes }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${({ $size }) => sizes[$size]};
  height: ${({ $size }) => sizes[$size]};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.brandSoft};
  outline: 1px solid ${theme.color.softEdge};
  color: ${theme.color.brand};
  font-size: ${({ $size }) => ($size === 'small' ? theme.font.size.s : theme.font.size.xxl)};
  font-weight: ${theme.font.weight.bold};
`;

interface PortraitProps {
  /** Address of the picture; `null`: none. */
  readonly src: string | null;
  readonly size: keyof typeof sizes;
  /** The person's name, which may be empty. */
  readonly lastName: string;
  readonly firstName: string;
}

/**
 * A person's picture, or else the initials, or an icon. It has no text alternative, since the name
 * is beside it.
 */
export function Portrait({ src, size, lastName, firstName }: PortraitProps) {
  if (src !== null) return <Picture $size={size} src={src} alt="" />;
  return (
    <NoPicture $size={size} aria-hidden>
      {initialsOf(lastName, firstName) || <Icon name="user" />}
    </NoPicture>
  );
}
