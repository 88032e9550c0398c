import { theme } from '@portal/shared';
import { styled } from 'styled-components';

/** A text in a size, after its name. */
export const Sample = styled.p<{ $size: string }>`
  display: flex;
  align-items: baseline;
  flex-wrap: wrap;
  gap: ${theme.space(1)} ${theme.space(4)};
  font-size: ${({ $size }) => $size};
  code {
    min-width: 9em;
    color: ${theme.color.muted};
    font-size: ${theme.font.size.s};
  }
`;

/** A distance. */
export const Bar = styled.span<{ $width: string }>`
  width: ${({ $width }) => $width};
  height: ${theme.space(4)};
  background: ${theme.color.brand};
`;

const looks = {
  ground: '',
  sheet: `background: ${theme.color.paper}; border: ${theme.border};
    box-shadow: ${theme.color.lift};`,
  float: `background: ${theme.color.paper}; border: ${theme.border};
    box-shadow: ${theme.color.shadow};`,
};

/** A surface at a level. */
export const Level = styled.div<{ $level: keyof typeof looks }>`
  padding: ${theme.space(4)} ${theme.space(6)};
  border-radius: ${theme.radius.l};
  ${({ $level }) => looks[$level]}
`;

/** A surface with a radius. */
export const Corner = styled.div<{ $radius: string }>`
  padding: ${theme.space(3)} ${theme.space(5)};
  border: 1px solid ${theme.color.outline};
  border-radius: ${({ $radius }) => $radius};
`;

/** A color with its name. */
export const Swatch = styled.span<{ $color: string }>`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space(2)};
  &::before {
    content: '';
    width: ${theme.space(5)};
    height: ${theme.space(5)};
    border: ${theme.border};
    border-radius: ${theme.radius.s};
    background: ${({ $color }) => $color};
  }
`;
