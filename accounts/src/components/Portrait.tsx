import { styled } from 'styled-components';
import { Icon, theme } from '@portal/shared';

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
  color: ${theme.color.brand};
`;

interface PortraitProps {
  /** Address of the picture; `null`: none. */
  readonly src: string | null;
  readonly size: keyof typeof sizes;
}

/** A person's picture, or an icon. It has no text alternative, since the name is beside it. */
export function Portrait({ src, size }: PortraitProps) {
  if (src !== null) return <Picture $size={size} src={src} alt="" />;
  return (
    <NoPicture $size={size} aria-hidden>
      <Icon name="user" />
    </NoPicture>
  );
}
