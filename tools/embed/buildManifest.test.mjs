import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import Ajv from 'ajv';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { buildManifest } from './buildManifest.mjs';
import { readEmbed } from './readEmbed.mjs';
import { referenceFile, renderReference } from './renderReference.mjs';

const schemaFile = createRequire(import.meta.url).resolve('custom-elements-manifest/schema.json');
let embed;
beforeAll(async () => {
  embed = await readEmbed();
}, 120_000);

describe('the manifest for editors', () => {
  it('is valid', () => {
    const validate = new Ajv({ strict: false }).compile(
      JSON.parse(readFileSync(schemaFile, 'utf8')),
    );
    // As serialized.
    validate(JSON.parse(JSON.stringify(buildManifest(embed))));
    expect(validate.errors).toBeNull();
  });

  it('has each element with all its members', () => {
    const [{ declarations, exports }] = buildManifest(embed).modules;
    expect(exports.map(({ name }) => name)).toEqual(declarations.map(({ tagName }) => tagName));
    const licenses = declarations.find(({ tagName }) => tagName === 'portal-licenses');
    expect(licenses.attributes).toContainEqual({
      name: 'base-url',
      fieldName: 'baseUrl',
      type: { text: 'string' },
      description: expect.stringContaining('Origin of the portal'),
    });
    expect(licenses.attributes).toContainEqual(
      expect.objectContaining({ name: 'routing', default: 'memory' }),
    );
    expect(licenses.members.map(({ name }) => name)).toContain('tokenProvider');
    expect(licenses.events).toContainEqual(
      expect.objectContaining({
        name: 'portal-token-expired',
        type: { text: 'CustomEvent<null>' },
      }),
    );
    expect(licenses.cssProperties).toContainEqual(
      expect.objectContaining({ name: '--portal-brand', default: 'light-dark(#07705a, #4fc3a5)' }),
    );
    for (const { attributes, members, events } of declarations) {
      expect([attributes, members, events]).toEqual([
        licenses.attributes,
        licenses.members,
        licenses.events,
      ]);
    }
  });
});

describe('what pages of other sites use', () => {
  it('has a description for everything', () => {
    const all = [
      ...embed.properties,
      ...embed.events,
      ...embed.events.flatMap((one) => one.detail),
      ...embed.styles,
    ];
    expect(all.filter(({ description }) => description === '')).toEqual([]);
  });

  it('has an attribute for each text property', () => {
    const texts = embed.properties.filter(({ type }) => type.endsWith('| null'));
    expect(texts.filter(({ attribute }) => attribute === undefined)).toEqual([]);
  });

  it('has an element for each remote that declares one, and for no other', () => {
    const [{ path, title }] = embed.elements.find(({ tag }) => tag === 'portal-logs').screens;
    expect([path, title]).toEqual(['/log', 'Usage log']);
    expect(embed.elements.map(({ remote }) => remote)).not.toContain('mf-releases');
    const orders = embed.elements.find(({ tag }) => tag === 'portal-orders').screens;
    expect(orders.map((screen) => screen.path)).toEqual(['/orders', '/order/:id']);
  });

  it('matches the reference; else run npm run pack:embed', () => {
    expect(readFileSync(referenceFile, 'utf8')).toBe(renderReference(embed));
  });
});
