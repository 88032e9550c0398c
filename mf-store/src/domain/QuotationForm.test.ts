import { noAddressee, prefilled, typedValues } from './QuotationForm.ts';

const known = {
  company: 'Hoshino Electronics',
  user_name: 'Hanako Yamada',
  email: 'hanako@example.com',
  tel: '03-5555-0100',
};
const inJapanese = { ...known, user_name: 'Yamada Hanako' };

describe('typedValues', () => {
  it('keeps typed values and leaves prefilled ones empty', () => {
    const kept = typedValues(known, { ...known, tel: '06-1234-5678' });
    expect(kept).toEqual({ ...noAddressee, tel: '06-1234-5678' });
    expect(prefilled(kept, inJapanese)).toEqual({ ...inJapanese, tel: '06-1234-5678' });
  });
});
