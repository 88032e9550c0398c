import { plainAddresses } from './plainAddresses.ts';

it('names a generated entry instead of its code, and keeps the rest', () => {
  const code = `import { routes } from './src/routes.tsx';\nexport const render = routes();`;
  const address = `data:text/javascript,${encodeURIComponent(code)}`;
  expect(plainAddresses(`ERROR in ${address}:1:1\nCan't resolve 'x' in '${address}'`)).toBe(
    "ERROR in generated entry:1:1\nCan't resolve 'x' in 'generated entry'",
  );
});
