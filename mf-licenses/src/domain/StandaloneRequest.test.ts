import {
  emptyStandaloneChoice,
  isTouched,
  missingChoices,
  toStandaloneRequest,
  stillOffered,
} from './StandaloneRequest.ts';

const file = new File(['request'], 'device.lir');
const complete = { ...emptyStandaloneChoice, schematicId: 'license-1', userId: 'user-1', file };

describe('missingChoices', () => {
  it('lists everything that an empty form lacks, in form order', () => {
    expect(missingChoices(emptyStandaloneChoice)).toEqual(['license', 'user', 'file']);
  });

  it('accepts one of the two licenses', () => {
    const pcbOnly = { ...complete, schematicId: '0', pcbId: 'license-2' };
    expect(missingChoices(complete)).toEqual([]);
    expect(missingChoices(pcbOnly)).toEqual([]);
  });

  it('names a missing user and a missing file', () => {
    expect(missingChoices({ ...complete, userId: '', file: null })).toEqual(['user', 'file']);
  });
});

describe('toStandaloneRequest', () => {
  it('builds the request of a complete choice', () => {
    expect(toStandaloneRequest(complete)).toEqual({
      schematicId: 'license-1',
      pcbId: '0',
      userId: 'user-1',
      file,
    });
  });

  it('builds no request while something is missing', () => {
    expect(toStandaloneRequest({ ...complete, userId: '' })).toBeNull();
    expect(toStandaloneRequest({ ...complete, file: null })).toBeNull();
  });
});

describe('isTouched', () => {
  it('is true after any single choice', () => {
    expect(isTouched(emptyStandaloneChoice)).toBe(false);
    expect(isTouched({ ...emptyStandaloneChoice, pcbId: 'license-2' })).toBe(true);
    expect(isTouched({ ...emptyStandaloneChoice, file })).toBe(true);
  });
});

describe('stillOffered', () => {
  const offer = { schematic: [{ id: 'license-1' }], pcb: [], users: [{ id: 'user-1' }] };

  it('keeps choices that are still offered', () => {
    expect(stillOffered(complete, offer)).toEqual(complete);
  });

  it('drops a license that someone else took, and keeps the rest', () => {
    const gone = { ...offer, schematic: [], users: [] };
    expect(stillOffered(complete, gone)).toEqual({ ...complete, schematicId: '0', userId: '' });
  });
});
