/** @module-tag poppler-utils */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { openssl } from '../../../testing/openssl.ts';
import { poppler, united } from '../../../testing/poppler.ts';
import { readSeals, type Seal } from '../../../testing/seals.ts';
import { aPdf } from '../../../testing/signing.ts';
import { NOW } from '../../../testing/test-app.ts';
import {
  startTimeStampAuthority,
  type TimeStampAuthority,
} from '../../../testing/time-stamp-authority.ts';
import { createPorts } from '../outside/ports.ts';
import { appendPdf } from './append-pdf.ts';
import { sealPdf } from './seal-pdf.ts';
import { makeSealingKey, readSealingKey, type SealingKey } from './sealing-key.ts';
import { createTimeStamper } from './time-stamps.ts';

const ownKey = await readSealingKey(
  await makeSealingKey({ name: 'Husvaer test', serial: '1a' }, NOW),
  '',
);
const seal = (pdf: Uint8Array, at = NOW) =>
  sealPdf(pdf, ownKey, { name: 'Husvaer', reason: 'Test (æøå)', at, stamp: null });
const fileOf = (name: string) =>
  readFileSync(new URL(`../../../testing/sealing/${name}`, import.meta.url));

async function drawn(change: (pdf: PDFDocument) => void, useObjectStreams: boolean) {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  pdf.addPage().drawText('Egen kontrakt');
  change(pdf);
  return pdf.save({ useObjectStreams });
}
const withField = (pdf: PDFDocument) => {
  const field = pdf.getForm().createTextField('leietaker');
  field.addToPage(pdf.getPage(0));
  field.setText('Ingrid');
};
/** Like `withField`, but the page's annotations and the list of fields are objects of their own. */
const withFieldApart = (pdf: PDFDocument) => {
  withField(pdf);
  const { context } = pdf;
  const { node } = pdf.getPage(0);
  node.set(PDFName.of('Annots'), context.register(node.Annots()!));
  const form = pdf.catalog.getOrCreateAcroForm().dict;
  form.set(PDFName.of('Fields'), context.register(form.lookup(PDFName.of('Fields'))!));
};

describe.each([
  ['Husvær’s own', () => aPdf()],
  [
    'two of its own',
    async () => (await appendPdf(await aPdf(), await aPdf())).save({ useObjectStreams: false }),
  ],
  ['one with a table of objects', () => drawn(() => undefined, false)],
  ['one with a stream of objects', () => drawn(() => undefined, true)],
  ['one with a form', () => drawn(withField, false)],
  ['one with a form in a stream of objects', () => drawn(withFieldApart, true)],
  ['one that Chromium printed', async () => fileOf('printed-by-chromium.pdf')],
  [
    'two that poppler made one',
    async () => united(fileOf('printed-by-chromium.pdf'), await aPdf()),
  ],
  ['one that was sealed by node-forge', async () => fileOf('sealed-by-signpdf.pdf')],
])('a PDF: %s', (_, make) => {
  test('is sealed after its own bytes, twice', async () => {
    const pdf = await make();
    const before = await readSeals(pdf);
    const once = await seal(pdf);
    const twice = await seal(once);
    expect(Buffer.compare(once.subarray(0, pdf.length), pdf)).toBe(0);
    expect(Buffer.compare(twice.subarray(0, once.length), once)).toBe(0);
    const text = poppler('pdftotext', pdf);
    for (const sealed of [once, twice]) {
      expect(poppler('pdftotext', sealed)).toBe(text);
      const output = poppler('pdfsig', sealed, '-nocert');
      const seals = await readSeals(sealed);
      expect(output.match(/Signature is Valid\./g)).toHaveLength(seals.length);
      expect(output.match(/Signature Type: ETSI\.CAdES\.detached/g)).toHaveLength(seals.length);
      expect(output.match(/Total document signed/g)).toHaveLength(1);
      expect(seals.map(({ isValid, isOfAll }) => ({ isValid, isOfAll }))).toEqual(
        seals.map((__, index) => ({ isValid: true, isOfAll: index === seals.length - 1 })),
      );
    }
    expect(await readSeals(twice)).toHaveLength(before.length + 2);
  });
});

describe('a seal', { tags: ['openssl'] }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'husvaer-seal-'));
  const at = (name: string) => join(folder, name);
  let authority: TimeStampAuthority;
  beforeAll(async () => {
    authority = await startTimeStampAuthority();
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await authority.close();
  });

  async function keyOf(...algorithm: readonly string[]): Promise<SealingKey> {
    openssl(
      'req',
      '-x509',
      '-newkey',
      ...algorithm,
      '-noenc',
      '-subj',
      '/CN=Nordbolig',
      '-keyout',
      at('key.pem'),
      '-out',
      at('certificate.pem'),
      '-days',
      '3650',
    );
    openssl(
      'pkcs12',
      '-export',
      '-inkey',
      at('key.pem'),
      '-in',
      at('certificate.pem'),
      '-passout',
      'pass:hemmelig',
      '-out',
      at('key.p12'),
    );
    return readSealingKey(readFileSync(at('key.p12')), 'hemmelig');
  }
  const ports = createPorts({ log: pino({ level: 'silent' }) });
  const now = () => Temporal.Now.instant();

  test.each([
    ['RSA', ['rsa:2048']],
    ['EC', ['ec', '-pkeyopt', 'ec_paramgen_curve:P-256']],
  ])('is PAdES baseline, with a time stamp or without, by %s', async (_, algorithm) => {
    const key = await keyOf(...algorithm);
    for (const stamp of [null, createTimeStamper(authority.url, ports)]) {
      const words = { name: 'Nordbolig', reason: 'Test', at: now(), stamp };
      const sealed = await sealPdf(await aPdf(), key, words);
      expect(poppler('pdfsig', sealed, '-nocert')).toContain('Signature is Valid.');
      const [seal] = (await readSeals(sealed)) as [Seal];
      // Content type, message digest and the signing certificate, but not the time (ETSI EN 319 142-1,
      // section 6.3).
      expect(seal.signedAttributes.toSorted()).toEqual([
        '1.2.840.113549.1.9.16.2.47',
        '1.2.840.113549.1.9.3',
        '1.2.840.113549.1.9.4',
      ]);
      writeFileSync(at('seal'), seal.cms);
      writeFileSync(at('content'), seal.content);
      openssl(
        'cms',
        '-verify',
        '-cades',
        '-binary',
        '-inform',
        'DER',
        '-in',
        at('seal'),
        '-content',
        at('content'),
        '-CAfile',
        at('certificate.pem'),
        '-purpose',
        'any',
        '-out',
        at('verified'),
      );
      expect(readFileSync(at('verified')).equals(seal.content)).toBe(true);
      if (!stamp) expect(seal.stamp).toBeNull();
      else expect(authority.verify(seal.stamp!.token, seal.signature)).toContain('OK');
    }
  });

  test('is refused without the time stamp that it should have', async () => {
    const pdf = await aPdf();
    const stamp = createTimeStamper(authority.url, ports);
    authority.fault = 'away';
    const words = { name: 'Husvaer', reason: 'Test', at: NOW, stamp };
    await expect(sealPdf(pdf, ownKey, words)).rejects.toThrow('authority answers 503');
    authority.fault = null;
  });
});

test('an expired certificate can not seal', async () => {
  const pdf = await aPdf();
  const late = NOW.add({ hours: 24 * 366 * 10 });
  await expect(seal(pdf, late)).rejects.toThrow('valid from 2026-11-19T08:00:00.000Z to 2036-11');
});

test('a seal by @signpdf and node-forge is still valid', async () => {
  const sealed = fileOf('sealed-by-signpdf.pdf');
  const output = poppler('pdfsig', sealed, '-nocert');
  expect(output).toContain('Signature is Valid.');
  expect(output).toContain('Total document signed');
  expect(await readSeals(sealed)).toMatchObject([{ isValid: true, isOfAll: true, stamp: null }]);
});

test('a changed byte is detected', async () => {
  const sealed = Buffer.from(await seal(await aPdf()));
  sealed[20]! ^= 1;
  expect(await readSeals(sealed)).toMatchObject([{ isValid: false }]);
});
