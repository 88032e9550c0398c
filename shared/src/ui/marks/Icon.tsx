import { styled } from 'styled-components';
import { icons, type IconName } from './icons.ts';

interface IconProps {
  /** Name of the icon. An unknown name, as in a newer remote's menu entry, shows nothing. */
  readonly name: IconName | (string & {});
  /** Size in pixels. Default 16. */
  readonly size?: number;
  readonly className?: string;
}

function isIconName(name: string): name is IconName {
  return Object.hasOwn(icons, name);
}

const Box = styled.span`
  display: inline-flex;
  flex: none;
  vertical-align: -0.15em;
`;

/** A decorative icon: the text beside it, or the label of its button, gives the meaning. */
export function Icon({ name, size = 16, className }: IconProps) {
  if (!isIconName(name)) return null;
  const Drawing = icons[name];
  return (
    <Box aria-hidden className={className}>
      <Drawing size={size} strokeWidth={1.75} />
    </Box>
  );
}
