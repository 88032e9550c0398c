import { Card, FormattedMessage, Inline, Stack, theme } from '@portal/shared';
import { Heading } from '../design.styles.ts';
import { messages } from '../messages.ts';
import { Bar, Corner, Level, Sample } from './values.styles.ts';

const sizes = Object.entries(theme.font.size).map(([name, size]) => ({
  size,
  label: `${name} ${String(pixelsOf(size))} px`,
}));
const radii = Object.entries(theme.radius);
const spaces = [1, 2, 3, 4, 5, 6].map((steps) => ({
  width: theme.space(steps),
  label: `space(${String(steps)}) ${theme.space(steps)}`,
}));

/** Pixels of a size of the theme, which is a number of rem. */
function pixelsOf(size: string): number {
  return Number(/[\d.]+(?=\)$)/.exec(size)?.[0]) * 16;
}

/** The theme's sizes of text, distances, levels and corners. */
export function Sizes() {
  return (
    <>
      <Card title={<FormattedMessage {...messages.type} />}>
        <Stack $gap={2}>
          {sizes.map(({ size, label }) => (
            <Sample key={label} $size={size}>
              <code>{label}</code>
              <FormattedMessage {...messages.sample} />
            </Sample>
          ))}
        </Stack>
      </Card>
      <Card title={<FormattedMessage {...messages.space} />}>
        <Stack $gap={2}>
          {spaces.map(({ width, label }) => (
            <Inline key={label} $gap={3}>
              <Bar $width={width} />
              <code>{label}</code>
            </Inline>
          ))}
        </Stack>
      </Card>
      <Stack $gap={3}>
        <Heading>
          <FormattedMessage {...messages.elevation} />
        </Heading>
        <Inline $gap={4}>
          {(['ground', 'sheet', 'float'] as const).map((level) => (
            <Level key={level} $level={level}>
              <FormattedMessage {...messages[level]} />
            </Level>
          ))}
          {radii.map(([name, radius]) => (
            <Corner key={name} $radius={radius}>
              <code>{name}</code>
            </Corner>
          ))}
        </Inline>
      </Stack>
    </>
  );
}
