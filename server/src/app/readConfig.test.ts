import { describe, expect, it } from '@jest/globals';
import { readConfig } from './readConfig.ts';
import { sandboxMerchant } from '../areas/buying/payments/gatewaySettings.ts';

const production = { NODE_ENV: 'production', DEMO: '0' };
const gateway = {
  GATEWAY_URL: 'https://cards.example',
  GATEWAY_MERCHANT: 'kiban',
  GATEWAY_SECRET: 'a secret of thirty-two characters or more',
};

describe('readConfig', () => {
  it('has a default for every setting', () => {
    const config = readConfig({});
    expect(config.managerUrl).toBe('http://localhost:3000');
    expect(config.accountsUrl).toBe('http://localhost:3001');
    expect([...config.roles]).toEqual(['manager', 'accounts', 'worker']);
    expect(config.demo).toBe(true);
  });

  it('treats an empty variable as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' }).port).toBe(3000);
  });

  it('reaches accounts in the same process without its public name', () => {
    const config = readConfig({
      ACCOUNTS_URL: 'https://accounts.kiban.example',
      ACCOUNTS_PORT: '81',
    });
    expect(config.accountsInternalUrl).toBe('http://127.0.0.1:81');
  });

  it.each([
    [{ PORT: 'many' }, 'PORT'],
    [{ MANAGER_URL: 'portal.example' }, 'MANAGER_URL'],
    [{ DATABASE_URL: 'mysql://localhost/x' }, 'DATABASE_URL'],
    [{ LINKS: '{' }, 'LINKS'],
    [{ LINKS: '{"terms":"javascript:alert(1)"}' }, 'LINKS'],
    [{ REMOTE_ORIGINS: 'https://a.example,nonsense' }, 'REMOTE_ORIGINS'],
    [{ OPERATOR_TOKEN: 'x'.repeat(40) }, 'OPERATOR_TOKEN: is no setting any more'],
    [{ ROLE: 'cook' }, 'ROLE'],
    [{ ROLE: 'worker' }, 'ROLE: separate roles need PostgreSQL'],
    [{ NODE_ENV: 'production', DEMO: '1' }, 'DEMO: production refuses the demo accounts'],
    [{ ...production, DATABASE_URL: 'postgres://localhost/x' }, 'PORTAL_SECRET'],
    [{ ...production, PORTAL_SECRET: 'x'.repeat(40) }, 'PORTAL_SECRET: is a default'],
    [{ ...gateway, GATEWAY_URL: '' }, 'GATEWAY_URL: is missing'],
    [{ ...gateway, GATEWAY_MERCHANT: '' }, 'GATEWAY_MERCHANT: is missing'],
    [{ ...gateway, GATEWAY_SECRET: '' }, 'GATEWAY_SECRET: is missing'],
    [{ ...production, ...gateway, GATEWAY_URL: 'http://cards.example' }, 'production needs https'],
    [
      { ...production, ...gateway, GATEWAY_SECRET: sandboxMerchant.secret },
      'production needs https and a secret of its own',
    ],
    [{ VENDOR_BANK: '{"bank_code":"1"}' }, 'VENDOR_BANK'],
    [{ USAGE_RETENTION_MONTHS: '3' }, 'USAGE_RETENTION_MONTHS'],
    [{ DATABASE_CONNECTIONS: '1' }, 'DATABASE_CONNECTIONS'],
    [{ DATABASE_READ_URL: 'standby' }, 'DATABASE_READ_URL'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4317' }, 'OTEL_EXPORTER_OTLP_ENDPOINT'],
    [{ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, 'OTEL_EXPORTER_OTLP_PROTOCOL'],
    [{ OTEL_TRACES_SAMPLER: 'some' }, 'OTEL_TRACES_SAMPLER'],
    [{ OTEL_TRACES_SAMPLER_ARG: '2' }, 'OTEL_TRACES_SAMPLER_ARG'],
  ])('refuses %j and names the variable', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence);
  });

  it('uses the sandbox gateway in the demo, otherwise the configured one, otherwise none', () => {
    const demo = readConfig({ GATEWAY_PORT: '4002' });
    expect([demo.sandboxPort, demo.gateway?.url]).toEqual([4002, 'http://localhost:4002']);
    const { sandboxPort, gateway: own } = readConfig({ ...production, ...gateway });
    expect([sandboxPort, own?.merchant]).toEqual([undefined, 'kiban']);
    expect(readConfig(production)).toMatchObject({ gateway: undefined, bank: undefined });
  });

  it('traces when a collector is configured', () => {
    expect(readConfig({}).traces).toBeUndefined();
    const there = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' };
    expect(readConfig(there).traces).toBe('http/protobuf');
    expect(readConfig({ ...there, OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' }).traces).toBe(
      'http/json',
    );
  });

  it('loads no demo in production by default', () => {
    expect(readConfig({ NODE_ENV: 'production' }).demo).toBe(false);
  });
});
