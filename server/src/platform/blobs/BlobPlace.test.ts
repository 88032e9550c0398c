import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { blobAddress, readBlobPlace } from './BlobPlace.ts';

describe('readBlobPlace', () => {
  it.each([
    ['/var/files', { kind: 'folder', folder: '/var/files' }],
    ['file:///var/my%20files', { kind: 'folder', folder: '/var/my files' }],
    ['files', { kind: 'folder', folder: path.resolve('files') }],
    ['s3://bucket', { kind: 's3', bucket: 'bucket', prefix: '', pathStyle: false }],
    [
      's3://my.bucket/a/b/?region=eu-west-1&sse=AES256',
      {
        kind: 's3',
        bucket: 'my.bucket',
        prefix: 'a/b/',
        region: 'eu-west-1',
        pathStyle: false,
        encryption: { by: 'AES256' },
      },
    ],
    [
      's3://bucket/a?endpoint=http://127.0.0.1:9000/&path-style=1&sse=aws:kms&kms-key=one',
      {
        kind: 's3',
        bucket: 'bucket',
        prefix: 'a/',
        endpoint: 'http://127.0.0.1:9000',
        pathStyle: true,
        encryption: { by: 'aws:kms', key: 'one' },
      },
    ],
  ])('reads %s', (address, place) => {
    const read = readBlobPlace(address);
    expect(read).toEqual(place);
    expect(readBlobPlace(blobAddress(read))).toEqual(place);
  });

  it.each([
    ['s3://key:secret@bucket/a', 'keys come from the environment'],
    ['s3:///a', 'is not an address'],
    ['s3://bucket?acl=public', 'not acl'],
    ['s3://bucket/../x/.y', 'not a blob key'],
    ['s3://bucket?path-style=true', 'path-style is 1'],
    ['s3://bucket?sse=none', 'sse is'],
    ['s3://bucket?sse=AES256&kms-key=one', 'sse is'],
    ['s3://bucket?endpoint=http://me:secret@host', 'endpoint is not an origin'],
    ['https://bucket', 'neither s3:// nor file://'],
  ])('refuses %s', (address, reason) => {
    const refused = () => readBlobPlace(address);
    expect(refused).toThrow(reason);
    expect(refused).not.toThrow('secret');
  });
});
