import { createHash } from 'node:crypto';

import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { requestDownload, uploadFile } from '../../../../testing/documents.ts';
import { createLeaseScenario, type LeaseScenario } from '../../../../testing/lease-scenario.ts';
import { newToken, type TestPerson } from '../../../../testing/people.ts';
import { poppler } from '../../../../testing/poppler.ts';
import { NOW, type Answer } from '../../../../testing/test-app.ts';

let scenario: LeaseScenario;

beforeAll(async () => {
  scenario = await createLeaseScenario();
});
afterEach(() => scenario.app.clock.set(NOW));
afterAll(() => scenario.close());

/** A PDF of the landlord's own contract, page by page. */
async function aContract(
  pages: readonly string[],
  change: (pdf: PDFDocument) => void = () => undefined,
): Promise<Buffer<ArrayBuffer>> {
  const pdf = await PDFDocument.create();
  for (const text of pages) pdf.addPage().drawText(text);
  change(pdf);
  return Buffer.from(await pdf.save({ useObjectStreams: false }));
}

const refusalOf = ({ errors }: Answer) => errors?.[0]?.extensions;
const codeOf = (answer: Answer) => refusalOf(answer)?.code;

/** Sets the contract that a draft is signed with. */
const choose = (
  { _id: contractId, version }: { _id: string; version: number },
  key: string | null,
  who: TestPerson = scenario.kari,
) => scenario.call('setOwnContract', { contractId, version, key }, who);
const upload = async (who: TestPerson, content: Buffer<ArrayBuffer>, name?: string) =>
  uploadFile(scenario.app, who, name ?? 'Vår kontrakt.pdf', content);
const ownContractOf = async (contractId: string, who: TestPerson) => {
  const { data } = await scenario.app.api(
    `query ($contractId: ID!) { getSingleLeaseForPublicSite(queryData: { contractId: $contractId }) {
      ownContract { _id title } } }`,
    { contractId },
    await newToken(scenario.app, who),
  );
  return data?.getSingleLeaseForPublicSite?.ownContract;
};
const fileOf = async (id: string, who: TestPerson): Promise<Buffer> => {
  const { url } = await requestDownload(scenario.app, who, id);
  const path = new URL(url, scenario.site).href.replace(scenario.site, '');
  return (await scenario.app.call({ url: path })).rawPayload;
};
const toSign = async (contractId: string, who: TestPerson) => {
  const lease = await scenario.read(contractId, who);
  const id = lease.tenantLeaseSigningStatus.signingUrl.split('/').at(-1);
  return scenario.app.call({
    url: `/api/signing/${id}/document`,
    headers: { authorization: `Bearer ${await newToken(scenario.app, who)}` },
  });
};

describe("a landlord's own contract", { tags: ['poppler-utils'] }, () => {
  test('is signed after a page of facts, unchanged byte for byte', async () => {
    const { ingrid, jonas, kari } = scenario;
    const draft = await scenario.draft({ terms: { securityType: 'deposit_guarantee' } });
    const key = await upload(kari, await aContract(['Egen paragraf en', 'Egen paragraf to']));
    const { lease } = await choose(draft, key);
    expect(lease.version).toBe(draft.version + 1);
    expect(await ownContractOf(draft._id, kari)).toMatchObject({ title: 'Vår kontrakt.pdf' });
    // Tenants can't read drafts.
    expect(await ownContractOf(draft._id, ingrid)).toBeUndefined();

    await scenario.send(draft._id);
    const shown = await toSign(draft._id, ingrid);
    expect(shown.statusCode).toBe(200);
    const sha256 = createHash('sha256').update(shown.rawPayload).digest('hex');
    expect(shown.headers['x-content-sha256']).toBe(sha256);
    const text = poppler('pdftotext', shown.rawPayload).replaceAll(/\s+/g, ' ');
    for (const expected of ['Ingrid Solheim', 'Kari Nordmann', 'Vår kontrakt.pdf', '§ 1-2'])
      expect(text).toContain(expected);
    // The clauses of the standard contract are not in it.
    expect(text).not.toContain('Vedlikehold');
    expect(text.indexOf('Egen paragraf en')).toBeGreaterThan(text.indexOf('Ingrid Solheim'));
    expect(text.indexOf('Egen paragraf to')).toBeGreaterThan(text.indexOf('Egen paragraf en'));

    for (const signer of [ingrid, jonas, kari]) await scenario.sign(draft._id, signer);
    const signed = await scenario.read(draft._id, jonas);
    expect(signed.leaseStatus).toBe('upcoming');
    const stored = poppler('pdftotext', await fileOf(signed.leaseFileId, jonas));
    expect(stored).toContain('Egen paragraf to');
    expect(stored.replaceAll(/\s/g, '')).toContain(sha256);
  });

  test('is readable only by readers of the lease', async () => {
    const { ingrid, kari, turid } = scenario;
    const draft = await scenario.draft();
    await choose(draft, await upload(kari, await aContract(['Egen'])));
    const { _id: fileId } = await ownContractOf(draft._id, kari);
    expect(codeOf(await requestDownload(scenario.app, ingrid, fileId))).toBe('files.not_found');
    await scenario.send(draft._id);
    expect((await requestDownload(scenario.app, ingrid, fileId)).errors).toBeUndefined();
    expect(codeOf(await requestDownload(scenario.app, turid, fileId))).toBe('files.not_found');
  });

  test('can be replaced by the standard contract, and is kept when the draft is changed', async () => {
    const { kari } = scenario;
    const draft = await scenario.draft();
    const chosen = await choose(draft, await upload(kari, await aContract(['Egen'])));
    const { lease } = await choose(chosen.lease, null);
    expect(await ownContractOf(draft._id, kari)).toBeNull();
    await scenario.send(draft._id);
    const { leaseFileId } = await scenario.read(draft._id, kari);
    expect(poppler('pdftotext', await fileOf(leaseFileId, kari))).toContain('Vedlikehold');
    expect(lease.version).toBe(draft.version + 2);
  });

  test('that is changed after it was sent is withdrawn first, and all must sign again', async () => {
    const { ingrid, kari } = scenario;
    const draft = await scenario.draft({ terms: { securityType: 'deposit_guarantee' } });
    await choose(draft, await upload(kari, await aContract(['Den første'])));
    const sent = await scenario.send(draft._id);
    const key = await upload(kari, await aContract(['Den andre']));
    expect(codeOf(await choose(sent, key))).toBe('leases.wrong_state');
    const before = (await scenario.read(draft._id, ingrid)).tenantLeaseSigningStatus.signingUrl;

    const { lease } = await scenario.call('withdrawLease', { contractId: draft._id }, kari);
    expect(codeOf(await choose({ ...lease, version: 1 }, key))).toBe('leases.changed_elsewhere');
    await choose(lease, key);
    await scenario.send(draft._id);
    const after = (await scenario.read(draft._id, ingrid)).tenantLeaseSigningStatus.signingUrl;
    expect(after).not.toBe(before);
    const text = poppler('pdftotext', (await toSign(draft._id, ingrid)).rawPayload);
    expect(text).toContain('Den andre');
    expect(text).not.toContain('Den første');
  });
});

describe('a file that can not be signed as a contract', () => {
  const script = (pdf: PDFDocument) =>
    pdf.catalog.set(
      PDFName.of('OpenAction'),
      pdf.context.obj({ S: 'JavaScript', JS: PDFString.of('app.alert(1)') }),
    );
  const comment = (pdf: PDFDocument) =>
    pdf
      .getPage(0)
      .node.set(PDFName.of('Annots'), pdf.context.obj([pdf.context.obj({ Subtype: 'FreeText' })]));
  const password = (pdf: PDFDocument) => {
    pdf.context.trailerInfo.Encrypt = pdf.context.register(pdf.context.obj({ V: 5 }));
  };

  test.each([
    ['a text', 'not_pdf', 'kontrakt.txt', async () => Buffer.from('Leiekontrakt')],
    ['half a PDF', 'unreadable', undefined, async () => Buffer.from('%PDF-1.7\nLeiekontrakt')],
    ['a PDF with scripts', 'active', undefined, () => aContract(['Egen'], script)],
    ['a PDF with comments', 'annotated', undefined, () => aContract(['Egen'], comment)],
    ['a PDF with a password', 'encrypted', undefined, () => aContract(['Egen'], password)],
    ['a book', 'too_many_pages', undefined, () => aContract(Array.from({ length: 61 }, String))],
    ['a large one', 'too_big', undefined, async () => Buffer.alloc(10_000_001, '%PDF-1.7')],
  ])('is refused with the field and the reason: %s', async (_, reason, name, content) => {
    const { kari } = scenario;
    const draft = await scenario.draft();
    const answer = await choose(draft, await upload(kari, await content(), name));
    expect(refusalOf(answer)).toMatchObject({
      code: 'leases.own_contract_refused',
      params: { path: 'inputData.key', reason },
    });
    expect(await scenario.read(draft._id, kari)).toMatchObject({ version: draft.version });
    expect(await ownContractOf(draft._id, kari)).toBeNull();
  });

  test('is refused when its content is of another type, or another user sent it', async () => {
    const { kari, turid } = scenario;
    const draft = await scenario.draft();
    const picture = await upload(kari, Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'));
    expect(codeOf(await choose(draft, picture))).toBe('files.unsupported_type');
    const theirs = await upload(turid, await aContract(['Egen']));
    expect(codeOf(await choose(draft, theirs))).toBe('files.not_found');
  });

  test('can not be chosen by tenants, nor for another user’s lease', async () => {
    const { ingrid, turid } = scenario;
    const draft = await scenario.draft();
    await scenario.send(draft._id);
    for (const who of [ingrid, turid])
      expect(codeOf(await choose(draft, null, who))).toBe('leases.not_found');
    // Strangers' uploads are not read either.
    const theirs = await upload(turid, Buffer.from('%PDF-1.7'));
    expect(codeOf(await choose(draft, theirs, turid))).toBe('leases.not_found');
  });
});
