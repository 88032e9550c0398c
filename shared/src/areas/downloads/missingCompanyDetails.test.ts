import { companyDetails, missingCompanyDetails } from './missingCompanyDetails.ts';

const complete = {
  name: 'Kiban Works',
  post_code: '105-0011',
  prefecture: 'Tokyo',
  address: 'Minato 4-2-8',
  tel: '03-0000-0000',
};
const nothing = { name: '', post_code: '', prefecture: '', address: '', tel: '' };

describe('missingCompanyDetails', () => {
  it('finds nothing missing in complete details', () => {
    expect(missingCompanyDetails(complete, false)).toEqual([]);
  });

  it.each(companyDetails)('finds that %s is missing when it is empty or blank', (detail) => {
    for (const text of ['', ' ', '\u3000']) {
      expect(missingCompanyDetails({ ...complete, [detail]: text }, false)).toEqual([detail]);
    }
  });

  it('names all that is missing in the order of the form', () => {
    expect(missingCompanyDetails(nothing, false)).toEqual([...companyDetails]);
  });

  it('asks nothing of a community team', () => {
    expect(missingCompanyDetails(nothing, true)).toEqual([]);
  });
});
