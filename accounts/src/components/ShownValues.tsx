import { styled } from 'styled-components';
import { theme } from '@portal/shared';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(160px, 1fr));
  gap: ${theme.space(4)};
  dt {
    color: ${theme.color.muted};
    font-size: ${theme.font.size.m};
  }
  dd {
    font-size: ${theme.font.size.l};
  }
`;

const noValue = '–';

interface ShownValuesProps {
  readonly values: readonly { readonly name: string; readonly value: string }[];
}

/** Values that cannot be changed here; missing ones show a dash. */
export function ShownValues({ values }: ShownValuesProps) {
  return (
    <List>
      {values.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value === '' ? noValue : value}</dd>
        </div>
      ))}
    </List>
  );
}
