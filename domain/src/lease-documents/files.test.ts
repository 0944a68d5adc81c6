import { expect, test } from 'vitest';

import { fieldErrors } from '../kernel/validation.ts';
import { addedFiles, leaseFolder, canReadFile } from './files.ts';
import { ownContractInput } from './own-contract.ts';
import type { LeaseSide } from '../leases/enums.ts';

test.each<[LeaseSide, boolean, boolean, boolean, boolean]>([
  // side, may write documents, visible to tenant, visible to landlord, sees it
  ['tenant', false, true, false, true],
  ['tenant', false, false, true, false],
  ['landlord', false, true, false, false],
  ['landlord', false, false, true, true],
  ['landlord', true, false, false, true],
  ['agent', true, false, false, true],
])('as %s, writing %s, of a file for tenants %s and landlords %s: %s', (...row) => {
  const [side, mayWrite, isVisibleToTenant, isVisibleToLandlord, sees] = row;
  expect(canReadFile({ side, mayWrite }, { isVisibleToTenant, isVisibleToLandlord })).toBe(sees);
});

test('a lease’s files are uploaded to its agency’s folder, or to the one without an agency', () => {
  expect(leaseFolder('p1')).toBe('p1/contract');
  expect(leaseFolder(null)).toBe('contract');
});

const [LEASE, OTHER] = [1, 2].map((end) => `019aa000-0000-7000-8000-00000000000${end}`);
const FILE = {
  propertyId: OTHER,
  contractId: LEASE,
  directive: 'Files',
  context: 'contract',
  subContext: 'lease',
  leaseSerial: 1,
  isVisibleToTenant: true,
  isVisibleToLandlord: true,
  title: ' Husordensregler ',
  size: 12,
  name: 'Ab3dE5gH7jK.pdf',
};

test.each<[string, object[], string[]]>([
  ['files of one lease', [FILE, { ...FILE, isVisibleToTenant: false }], []],
  ['no file', [], ['files required']],
  [
    'files of two leases',
    [FILE, FILE, { ...FILE, contractId: OTHER }],
    ['files.2.contractId not_allowed'],
  ],
  ['a file without a title', [{ ...FILE, title: ' ' }], ['files.0.title required']],
  ['a file of another name', [{ ...FILE, name: '../a.pdf' }], ['files.0.name wrong_format']],
  ['a file of less than nothing', [{ ...FILE, size: -1 }], ['files.0.size too_small']],
  ['more than fifty', Array.from({ length: 51 }, () => FILE), ['files too_long']],
])('%s', (_, files, problems) => {
  const { error } = addedFiles.safeParse({ files, requestFrom: 'partner_public' });
  expect(fieldErrors(error?.issues ?? []).map(({ path, reason }) => `${path} ${reason}`)).toEqual(
    problems,
  );
});

test.each([
  ['uploads/Files/a.pdf', 'uploads/Files/a.pdf'],
  ['', null],
  [null, null],
  [undefined, null],
])('a draft is signed with the upload %j: %j', (key, upload) => {
  expect(ownContractInput.parse({ contractId: LEASE, version: 1, key }).key).toBe(upload);
});

test('the key of an upload is 500 characters long at most', () => {
  const accepts = (length: number) =>
    ownContractInput.safeParse({ contractId: LEASE, version: 1, key: 'x'.repeat(length) }).success;
  expect([accepts(500), accepts(501)]).toEqual([true, false]);
});
