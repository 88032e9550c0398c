import { theme } from '@portal/shared';
import { styled } from 'styled-components';

const Bars = styled.svg`
  display: block;
  flex: 0 0 100%;
  min-width: 0;
  height: 96px;
  border-bottom: ${theme.border};
  fill: ${theme.color.chartFirst};
`;

/** Bars in relation to the highest one. Its line says what they are, and leads to their figures. */
export function Trend({ values }: { readonly values: readonly number[] }) {
  const most = Math.max(...values, 1);
  return (
    <Bars
      viewBox={`0 0 ${String(values.length)} ${String(most)}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      {values.map((value, index) => (
        <rect key={index} x={index + 0.1} y={most - value} width={0.8} height={value} />
      ))}
    </Bars>
  );
}
