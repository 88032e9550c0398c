import { arrangeColumns, orderColumns } from './arrangeColumns.ts';
import { columnChoicesIn, parseColumnChoices, writeColumnChoices } from './ColumnChoice.ts';

const columns = [
  { id: 'number' },
  { id: 'product' },
  { id: 'owner' },
  { id: 'end_at' },
  { id: 'actions', isHeaderHidden: true },
];
const choiceOf = (text: string) => parseColumnChoices(`parts:${text}`).get('parts');
const ids = (shown: readonly { readonly id: string }[]) => shown.map(({ id }) => id);

describe('arrangeColumns', () => {
  it('shows all columns without a choice', () => {
    expect(arrangeColumns(columns, undefined)).toBe(columns);
  });

  it('keeps the first column first and actions last, whatever was chosen', () => {
    expect(ids(arrangeColumns(columns, choiceOf('actions.end_at.-product.owner.number')))).toEqual([
      'number',
      'end_at',
      'owner',
      'actions',
    ]);
  });

  it('puts a column that is newer than the choice after its neighbor', () => {
    expect(ids(orderColumns(columns, choiceOf('end_at.product')))).toEqual([
      'end_at',
      'product',
      'owner',
    ]);
    expect(ids(orderColumns(columns, choiceOf('end_at.owner')))).toEqual([
      'product',
      'end_at',
      'owner',
    ]);
  });

  it('takes a column once and none that is gone', () => {
    expect(ids(orderColumns(columns, choiceOf('owner.gone.owner.product.end_at')))).toEqual([
      'owner',
      'product',
      'end_at',
    ]);
  });
});

describe('parseColumnChoices', () => {
  it('reads what was written', () => {
    const text = 'licenses:product.-owner|orders:-status.total';
    expect(writeColumnChoices(parseColumnChoices(text))).toBe(text);
  });

  it.each([null, '', '<script>', 'no colon', 'a'.repeat(3000)])(
    'takes no other text: %s',
    (text) => {
      expect(parseColumnChoices(text).size).toBe(0);
    },
  );
});

describe('columnChoicesIn', () => {
  const cookies = 'portal_locale=ja; portal_columns_u-1=licenses:-owner; portal_columns_u-2=%3C';

  it('finds the choices of a person among the cookies', () => {
    expect(columnChoicesIn(cookies, 'u-1')).toBe('licenses:-owner');
  });

  it('takes nothing of other people and nothing that the portal has not written', () => {
    expect(columnChoicesIn(cookies, 'u')).toBeUndefined();
    expect(columnChoicesIn(cookies, 'u-2')).toBeUndefined();
    expect(columnChoicesIn(undefined, 'u-1')).toBeUndefined();
  });
});
