import {
  emptyStandaloneChoice,
  isTouched,
  missingChoices,
  standaloneRequestOf,
  stillOffered,
} from './StandaloneRequest.ts';

const file = new File(['request'], 'device.lir');
const complete = { ...emptyStandaloneChoice, schematicId: 'license-1', userId: 'user-1', file };

describe('missingChoices', () => {
  it('names everything that an untouched form lacks, in the order of the form', () => {
    expect(missingChoices(emptyStandaloneChoice)).toEqual(['license', 'user', 'file']);
  });

  it('is content with one of the two licenses', () => {
    const pcbOnly = { ...complete, schematicId: '0', pcbId: 'license-2' };
    expect(missingChoices(complete)).toEqual([]);
    expect(missingChoices(pcbOnly)).toEqual([]);
  });

  it('wants a user and a file', () => {
    expect(missingChoices({ ...complete, userId: '', file: null })).toEqual(['user', 'file']);
  });
});

describe('standaloneRequestOf', () => {
  it('makes the request of a complete choice', () => {
    expect(standaloneRequestOf(complete)).toEqual({
      schematicId: 'license-1',
      pcbId: '0',
      userId: 'user-1',
      file,
    });
  });

  it('makes none while something is missing', () => {
    expect(standaloneRequestOf({ ...complete, userId: '' })).toBeNull();
    expect(standaloneRequestOf({ ...complete, file: null })).toBeNull();
  });
});

describe('isTouched', () => {
  it('notices every single choice', () => {
    expect(isTouched(emptyStandaloneChoice)).toBe(false);
    expect(isTouched({ ...emptyStandaloneChoice, pcbId: 'license-2' })).toBe(true);
    expect(isTouched({ ...emptyStandaloneChoice, file })).toBe(true);
  });
});

describe('stillOffered', () => {
  const offer = { schematic: [{ id: 'license-1' }], pcb: [], users: [{ id: 'user-1' }] };

  it('keeps what can still be chosen', () => {
    expect(stillOffered(complete, offer)).toEqual(complete);
  });

  it('takes back what somebody else has taken, and keeps the rest', () => {
    const gone = { ...offer, schematic: [], users: [] };
    expect(stillOffered(complete, gone)).toEqual({ ...complete, schematicId: '0', userId: '' });
  });
});
