import { integrityOf, trustScripts } from './trustedScripts.ts';

describe('integrityOf', () => {
  it('answers the integrity of trusted scripts by their absolute address', () => {
    trustScripts('/remotes/mf-parts/1.0.0+a1/', { 'parts.js': 'sha384-parts' });
    trustScripts('https://files.example/x/', { 'parts.js': 'sha384-other' });
    expect(integrityOf('/remotes/mf-parts/1.0.0+a1/parts.js')).toBe('sha384-parts');
    expect(integrityOf('https://files.example/x/parts.js')).toBe('sha384-other');
  });

  it('answers a digest that no file has for every other script', () => {
    expect(integrityOf('/remotes/mf-parts/1.0.0+a1/else.js')).toMatch(/^sha384-A{64}$/);
  });
});
