import { reportForms } from './ReportForm.ts';

it.each([
  ['ja', ['pdf ja', 'pdf en', 'html ja', 'html en', 'csv ja', 'csv en', 'json ja', 'json en']],
  ['en', ['pdf en', 'pdf ja', 'html en', 'html ja', 'csv en', 'csv ja', 'json en', 'json ja']],
] as const)('lists the forms of a report for a reader of %s', (reader, forms) => {
  expect(reportForms(reader).map(({ format, language }) => `${format} ${language}`)).toEqual(forms);
});
