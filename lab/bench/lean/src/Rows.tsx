import type { ReactNode } from 'react';

interface Column<Row> {
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
}

interface RowsProps<Row> {
  readonly title: string;
  readonly rows: readonly Row[];
  /** The first column is the row heading. */
  readonly columns: readonly [Column<Row>, ...Column<Row>[]];
}

/** A heading and a plain table. */
export function Rows<Row extends { readonly id: string }>({
  title,
  rows,
  columns: [heading, ...columns],
}: RowsProps<Row>) {
  return (
    <>
      <h1>{title}</h1>
      <table>
        <thead>
          <tr>
            {[heading, ...columns].map((column) => (
              <th key={column.title}>{column.title}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{heading.cell(row)}</th>
              {columns.map((column) => (
                <td key={column.title}>{column.cell(row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
