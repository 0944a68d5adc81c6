import { afterAll, beforeAll, expect, test } from 'vitest';

import { startDigipost, type DigipostStandIn } from '../../../../testing/digipost-stand-in.ts';
import { openBook } from '../../../../testing/books.ts';
import { addPerson } from '../../../../testing/people.ts';
import { addSignedLease } from '../../../../testing/signed-leases.ts';
import { addPartner, createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import { createDocumentFromFile } from '../../files/public.ts';
import { findPostalLetters, queuePostalLetters, type PostalLetter } from '../public.ts';

let digipost: DigipostStandIn;
let app: TestApp;
let partnerId: string;
let leaseId: string;

beforeAll(async () => {
  digipost = await startDigipost();
  app = await createTestApp(digipost.settings);
  partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  await openBook(app, partnerId, { address: 'Storgata 1, 0155 Oslo' });
  const landlord = await addPerson(app, { email: 'kari@x.no', name: 'Kari Nordmann' });
  const tenant = await addPerson(app, { email: 'ingrid@x.no', name: 'Ingrid Solheim' });
  app.clock.set(Temporal.Instant.from('2026-12-01T07:00:00Z'));
  leaseId = await addSignedLease(app, {
    partnerId,
    landlord,
    tenants: [tenant],
    startsOn: '2026-12-01',
  });
});
afterAll(async () => {
  await app.close();
  await digipost.close();
});

const PDF = Buffer.from('%PDF-1.7\nOppsigelse, æøå');
async function queue(name: string): Promise<() => Promise<PostalLetter>> {
  const ofId = crypto.randomUUID();
  const key = `documents/${ofId}.pdf`;
  await app.storage.write(key, PDF, 'application/pdf');
  await app.runner.run(
    SYSTEM,
    async (work) => {
      const file = { key, title: 'Oppsigelse', name: 'o.pdf', size: PDF.length };
      const document = await createDocumentFromFile(work, {
        ...file,
        contentType: 'application/pdf',
      });
      const address = { lines: ['Markveien 12', 'H0201'], postalCode: '0554', city: 'Oslo' };
      await queuePostalLetters(work, {
        partnerId,
        leaseId,
        leaseNumber: '1-1',
        kind: 'notice',
        ofId,
        postBy: null,
        documentId: document.id,
        senderName: 'N',
        recipients: [{ name, address }],
      });
    },
    undefined,
  );
  return async () => {
    const [letter] = await app.runner.read(
      SYSTEM,
      ({ tx }) => findPostalLetters(tx, { ofIds: [ofId] }),
      undefined,
    );
    return letter!;
  };
}
const handOver = () => app.jobs.perform('postal.hand_over');
const event = (type: string, id: string, metadata: string) =>
  `<event type="${type}" uuid="${id}" created="2026-12-03T10:00:00+01:00" document-created="2026-12-01T10:00:00+01:00">${metadata}</event>`;

test('a letter is printed by Digipost once, with both addresses, and is posted when it is postmarked', async () => {
  const getLetter = await queue('Ingrid Solheim & <sønn>');
  await handOver();
  const { id } = await getLetter();
  expect(digipost.taken).toMatchObject([{ id }]);
  expect(digipost.taken[0]!.pdf.equals(PDF)).toBe(true);
  expect(digipost.taken[0]!.xml).toContain('<name>Ingrid Solheim &amp; &lt;sønn&gt;</name>');
  expect(digipost.taken[0]!.xml).toContain(
    '<addressline1>Storgata 1</addressline1><zip-code>0155</zip-code><city>Oslo</city>',
  );
  expect(await getLetter()).toMatchObject({ postedOn: null, serviceRefusal: null });
  await handOver();
  expect(digipost.taken).toHaveLength(1);
  digipost.events.push(
    event(
      'POSTMARKED',
      id,
      '<metadata xsi:type="postmarked-metadata" postmarked-date="2026-12-02T23:30:00Z"/>',
    ),
    // An event of another sender's letter.
    event('POSTMARKED', crypto.randomUUID(), '<metadata postmarked-date="2026-12-02T23:30:00Z"/>'),
    event('OPENED', id, ''),
  );
  await handOver();
  // In Norway it was already the next day.
  expect(await getLetter()).toMatchObject({ postedOn: '2026-12-03', postedById: null });
});

test('a letter it accepted before its answer was lost is not printed again', async () => {
  const getLetter = await queue('Jonas');
  const { id } = await getLetter();
  digipost.taken.push({ id, xml: '', pdf: PDF });
  await handOver();
  expect((await getLetter()).handedOverAt).not.toBeNull();
});

test('a letter it refuses, or can’t print, waits for a person with the reason', async () => {
  const getLetter = await queue('Eva');
  digipost.refuseBy = 'INVALID_PDF_CONTENT';
  await handOver();
  digipost.refuseBy = null;
  expect((await getLetter()).serviceRefusal).toContain('INVALID_PDF_CONTENT');
  const before = digipost.taken.length;
  await handOver();
  expect(digipost.taken).toHaveLength(before);

  const other = await queue('Ola');
  await handOver();
  const { id } = await other();
  digipost.events.push(
    event('PRINT_FAILED', id, '<metadata xsi:type="failed-print-metadata" error-code="E1"/>'),
  );
  await handOver();
  expect(await other()).toMatchObject({ handedOverAt: null, serviceRefusal: 'E1' });
});

test('while it is down letters wait, and are sent when it answers again', async () => {
  const getLetter = await queue('Per');
  digipost.refuseBy = 'BROKEN';
  await expect(handOver()).rejects.toThrow('Digipost answers 500');
  expect(await getLetter()).toMatchObject({ handedOverAt: null, serviceRefusal: null });
  digipost.refuseBy = null;
  await handOver();
  expect((await getLetter()).handedOverAt).not.toBeNull();
});
