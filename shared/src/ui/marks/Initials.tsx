import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { initialsOf } from './initialsOf.ts';

const Circle = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  width: 28px;
  height: 28px;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.brandSoft};
  outline: 1px solid ${theme.color.softEdge};
  color: ${theme.color.brand};
  font-size: ${theme.font.size.s};
  font-weight: ${theme.font.weight.bold};
  line-height: 1;
  /* Not text of the page, which would have to be part of the button's name. */
  &::before {
    content: attr(data-initials);
  }
`;

interface InitialsProps {
  readonly lastName: string;
  readonly firstName: string;
}

/** A person without a picture. Decorative: the name stands beside it, or names its button. */
export function Initials({ lastName, firstName }: InitialsProps) {
  return <Circle aria-hidden data-initials={initialsOf(lastName, firstName)} />;
}
