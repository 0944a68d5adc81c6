import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';

import { zipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { camt054 } from '../../../../testing/bank-files.ts';
import { withUnpacked } from './zip.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'husvaer-zip-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const camt = camt054({
  account: '86011117947',
  payments: [{ amount: 500n, paidOn: '2027-03-01' }],
});
const other = Buffer.from('NY000010');
const packed = (files: Record<string, Buffer>) => Buffer.from(zipSync(files));

/** The files of a ZIP by name, or the problems. Nothing of it is left on the disk. */
async function unpack(bytes: Buffer, maxBytes = 10_000_000) {
  const path = join(folder, 'a.zip');
  writeFileSync(path, bytes);
  let count = 0;
  const unpacking = { path, maxBytes, freePath: () => join(folder, `unpacked-${(count += 1)}`) };
  const result = await withUnpacked(unpacking, async (files, problems) => ({
    problems,
    files: files.map((one) => [one.name, readFileSync(one.path)] as const),
  }));
  expect(readdirSync(folder)).toEqual(['a.zip']);
  return result;
}

it('is unpacked in the order of names, without what operating systems add', async () => {
  const files = { 'b/a.ocr': other, '__MACOSX/._a.xml': Buffer.from('x'), 'b/': Buffer.alloc(0) };
  expect(await unpack(packed({ ...files, 'a.xml': camt }))).toEqual({
    problems: [],
    files: [
      ['a.xml', camt],
      ['b/a.ocr', other],
    ],
  });
});

const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`${at}`, Buffer.from(`${at}`)]));
/** A ZIP whose one name is another one of the same length. */
function renamed(name: string): Buffer {
  const bytes = packed({ xxxxxxxx: camt });
  for (let at = bytes.indexOf('xxxxxxxx'); at >= 0; at = bytes.indexOf('xxxxxxxx'))
    bytes.write(name, at);
  return bytes;
}

it.each([
  ['no file', packed({ 'a/': Buffer.alloc(0) }), { code: 'archive_files', found: '0' }],
  ['too many files', packed(many(101)), { code: 'archive_files', found: '101', expected: '1–100' }],
  [
    'another ZIP in it',
    packed({ 'a.xml': camt, 'b.zip': packed({ 'b.xml': other }) }),
    { code: 'archive_nested', path: 'b.zip' },
  ],
  [
    'a bomb',
    packed({ 'a.xml': camt, 'b.xml': Buffer.alloc(20_000_000, ' ') }),
    { code: 'too_large', path: 'b.xml', expected: '10000000' },
  ],
  [
    'files that are too large together',
    packed({ 'a.xml': Buffer.alloc(6_000_000, 'a'), 'b.xml': Buffer.alloc(6_000_000, 'b') }),
    { code: 'too_large', path: 'b.xml', found: '12000000' },
  ],
  ['a path out of it', renamed('../a.xml'), { code: 'archive_name', path: '../a.xml' }],
  ['an absolute path', renamed('/etc/xml'), { code: 'archive_name', path: '/etc/xml' }],
  ['a Windows path', renamed('..\\a.xml'), { code: 'archive_name', path: '..\\a.xml' }],
  ['a control character', packed({ 'ø\na.xml': camt }), { code: 'archive_name', path: 'ø a.xml' }],
  [
    'the same bytes twice',
    packed({ 'a.xml': camt, 'b.xml': camt }),
    { code: 'archive_duplicate', path: 'b.xml', found: 'a.xml' },
  ],
])('is refused for %s', async (_, bytes, problem) => {
  expect(await unpack(bytes)).toMatchObject({ problems: [problem], files: [] });
});

it('is refused for a name that is there twice', async () => {
  const bytes = packed({ 'a.xml': camt, 'b.xml': other });
  for (let at = bytes.indexOf('b.xml'); at >= 0; at = bytes.indexOf('b.xml')) bytes.write('a', at);
  expect(await unpack(bytes)).toMatchObject({
    problems: [{ code: 'archive_duplicate', path: 'a.xml' }],
  });
});

it('is refused, or is the same, when any of its bytes is changed; and refused when it was cut', async () => {
  const bytes = packed({ 'a.xml': camt });
  for (let at = 'PK..'.length; at < bytes.length; at += 7) {
    const changed = Buffer.from(bytes);
    changed[at]! ^= 16;
    const { problems, files } = await unpack(changed);
    if (problems.length === 0) expect(files.map(([, content]) => content)).toEqual([camt]);
    expect(await unpack(bytes.subarray(0, at))).toMatchObject({ problems: [{ code: 'archive' }] });
  }
});

it('with a password is refused', async () => {
  const bytes = packed({ 'a.xml': camt });
  // The flag of encryption, in the file's own header and in the directory.
  bytes[6]! |= 1;
  bytes[bytes.lastIndexOf(Buffer.from('504b0102', 'hex')) + 8]! |= 1;
  expect(await unpack(bytes)).toMatchObject({
    problems: [{ code: 'archive_encrypted', path: 'a.xml' }],
  });
});

it('with another check sum is refused with both', async () => {
  const bytes = packed({ 'a.xml': camt });
  bytes.writeUInt32LE(0xabcd, bytes.lastIndexOf(Buffer.from('504b0102', 'hex')) + 16);
  expect(await unpack(bytes)).toMatchObject({
    problems: [
      { code: 'archive', path: 'a.xml', found: crc32(camt).toString(16), expected: 'abcd' },
    ],
  });
});

it('of exactly the maximum is unpacked', async () => {
  const bytes = packed({ 'a.xml': camt });
  expect(await unpack(bytes, camt.length)).toMatchObject({ problems: [] });
  expect(await unpack(bytes, camt.length - 1)).toMatchObject({ problems: [{ code: 'too_large' }] });
});

it('is refused when it unpacks to more than it says', async () => {
  const bytes = packed({ 'a.xml': Buffer.alloc(1_000_000, ' ') });
  bytes.writeUInt32LE(10, bytes.lastIndexOf(Buffer.from('504b0102', 'hex')) + 24);
  expect(await unpack(bytes)).toMatchObject({ problems: [{ code: 'archive', path: 'a.xml' }] });
});
