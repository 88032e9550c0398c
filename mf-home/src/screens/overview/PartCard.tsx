import { Card, TextLink } from '@portal/shared';
import { useId } from 'react';
import type { OverviewPart } from '../../api/useOverviewParts.ts';
import { Detail, Row, Rows, Text } from './overview.styles.ts';
import { Trend } from './Trend.tsx';
import { Unbroken } from './Unbroken.tsx';

/** The lines of a part that are no figures. */
export function PartCard({ part: { title, lines = [] } }: { readonly part: OverviewPart }) {
  const idBase = useId();
  return (
    <Card title={title} isFlush>
      <Rows>
        {lines
          .filter(({ figure }) => !figure)
          .map(({ id, text, detail, trend, act }) => (
            <Row key={id}>
              <div>
                <Text id={`${idBase}${id}`}>{text}</Text>
                {detail !== undefined && (
                  <Detail>
                    <Unbroken text={detail} between=" · " />
                  </Detail>
                )}
              </div>
              {act && (
                <TextLink to={act.to} aria-describedby={`${idBase}${id}`}>
                  {act.label}
                </TextLink>
              )}
              {trend && <Trend values={trend} />}
            </Row>
          ))}
      </Rows>
    </Card>
  );
}
