import { X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createListeningApp } from '../../../../testing/listening-app.ts';
import { addPerson, type TestPerson } from '../../../../testing/people.ts';
import { openssl } from '../../../../testing/openssl.ts';
import { poppler } from '../../../../testing/poppler.ts';
import { readSeals, type Seal } from '../../../../testing/seals.ts';
import {
  aPdf,
  orderOf,
  sendForSigning,
  settleSigning,
  signAs,
  signerOf,
  TITLE,
} from '../../../../testing/signing.ts';
import { createBrowser } from '../../../../testing/test-browser.ts';
import { createTestApp, NOW, type TestApp } from '../../../../testing/test-app.ts';
import {
  startTimeStampAuthority,
  type TimeStampAuthority,
} from '../../../../testing/time-stamp-authority.ts';
import { createKeys, keyInDirectory } from '../../../platform/keys.ts';
import { createPorts } from '../../../platform/outside/ports.ts';
import { appendPdf } from '../../../platform/pdf/append-pdf.ts';
import { drawDocument } from '../../../platform/pdf/draw-document.ts';
import { sealPdf } from '../../../platform/pdf/seal-pdf.ts';
import { makeSealingKey, readSealingKey } from '../../../platform/pdf/sealing-key.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import type { Signature } from '../signatures/store.ts';
import type { Signer } from '../store.ts';
import { auditPage } from './audit-page.ts';
import { sealingKey } from './sealing-key.ts';
import { sealOrder } from './seal-order.ts';
import { addSealedKey } from './store.ts';

const NAMES = [
  'Jørgen Æsøy-Ådland',
  'Şükrü Çağlar Yıldız',
  'Łukasz Wiśniewski',
  'Őri Béla',
  'Наталія Шевченко',
  'Ελένη Παπαδοπούλου',
  'محمد بن علي',
];

describe('names of all signers', { tags: ['poppler-utils'] }, () => {
  let sealed: Uint8Array;
  beforeAll(async () => {
    const signers = NAMES.map((name, index): Signer => ({
      id: String(index),
      role: index === 0 ? 'landlord' : 'tenant',
      turn: 1,
      accountId: null,
      email: '',
      name,
      signedAt: NOW,
      declinedAt: null,
      declineReason: null,
      errandPath: null,
      remoteUrl: null,
      seenAt: null,
      openedAt: null,
      birthDate: null,
      orgNumber: null,
      otherName: null,
      otherNameConfirmedAt: null,
    }));
    const signatures = signers.map(({ id, name }): Signature => ({
      signerId: id,
      accountId: null,
      name,
      birthDate: '1990-01-31',
      issuer: 'https://bank.example',
      subject: id,
      method: 'BankID',
      signedAt: NOW,
      ipAddress: '2001:db8::1',
      consent: { edition: '2027-01', language: 'no' },
      sha256: 'a'.repeat(64),
    }));
    const order = { id: 'o', title: TITLE, sha256: 'a'.repeat(64), signers };
    const page = await drawDocument(auditPage(order, signatures), { at: NOW });
    const p12 = await makeSealingKey({ name: 'Husvaer test', serial: '1a' }, NOW);
    const input = { name: 'Husvaer', reason: 'Test', at: NOW, stamp: null };
    const whole = await (await appendPdf(await aPdf(), page)).save();
    sealed = await sealPdf(whole, await readSealingKey(p12, ''), input);
  });

  test('the seal is valid', () => {
    expect(poppler('pdfsig', sealed, '-nocert')).toContain('Signature is Valid.');
  });

  test.each(NAMES)('%s is printed correctly', (name) => {
    // Poppler puts marks around right-to-left text.
    const text = poppler('pdftotext', sealed)
      .replaceAll(/[\u202a-\u202e]/g, '')
      .normalize('NFKC');
    expect(text.replaceAll(/\s+/g, ' ')).toContain(name.normalize('NFKC'));
  });

  test('tags of both parts are readable, each in its language', () => {
    const tags = poppler('pdfinfo', sealed, '-struct-text');
    expect(tags).toMatch(/Leien er 12\s000\skr\./);
    expect(tags.indexOf('Signaturer / Signatures')).toBeGreaterThan(tags.indexOf('Leien er'));
    expect(tags).toContain('Łukasz Wiśniewski');
  });
});

describe('a worker that is killed', () => {
  let app: TestApp;
  let site: string;
  let ingrid: TestPerson;
  beforeAll(async () => {
    ({ app, site } = await createListeningApp());
    const input = { name: 'Ingrid Solheim', birthDate: '1994-05-17' };
    ingrid = await addPerson(app, { ...input, email: 'ingrid@x.no' });
  });
  afterAll(() => app.close());

  const signed = async () => {
    const sent = await sendForSigning(app, [signerOf(ingrid, 'tenant', 1)]);
    const end = await signAs(createBrowser(app, site), ingrid, sent.signerIds[0]!, 'test-tenant');
    expect(end.searchParams.get('signingStatus')).toBe('success');
    return sent;
  };
  const completions = async (orderId: string) => {
    const rows = await app.database.session((session) =>
      session.query<{ payload: { orderId: string; documentId: string } }>(
        `select payload from outbox where name = 'signing.completed'`,
      ),
    );
    return rows.map(({ payload }) => payload).filter((one) => one.orderId === orderId);
  };
  const documents = async (orderId: string) => {
    const rows = await app.database.session((session) =>
      session.query<{ key: string }>(`select key from document where key like '%${orderId}%'`),
    );
    return rows.map(({ key }) => key);
  };

  test('over a document leaves it to the next, who makes one', async () => {
    const { orderId } = await signed();
    // The attempt stored the file and then died.
    await app.database.session((session) =>
      session.exec(
        `update signing_task set attempts = 1, due_at = '${NOW.add({ seconds: 180 }).toString()}'`,
      ),
    );
    const left = `documents/signed-${orderId}-1`;
    await app.storage.write(left, Buffer.from('half'), 'application/pdf');
    await settleSigning(app);
    expect(await orderOf(app, orderId)).toMatchObject({ status: 'open' });
    app.clock.set(NOW.add({ seconds: 180 }));
    await settleSigning(app);
    await settleSigning(app);
    expect(await orderOf(app, orderId)).toMatchObject({ status: 'completed' });
    expect(await completions(orderId)).toHaveLength(1);
    expect(await documents(orderId)).toEqual([`documents/signed-${orderId}-2`]);
    expect(await app.storage.read(left)).toBeUndefined();
    app.clock.set(NOW);
  });

  test('a failure is retried, and the order is not lost', async () => {
    const { orderId, key, pdf } = await signed();
    // The file is not the document that was signed.
    await app.storage.write(key, Buffer.from('%PDF-1.7 something else'), 'application/pdf');
    await settleSigning(app);
    expect(await orderOf(app, orderId)).toMatchObject({ status: 'open' });
    await app.storage.write(key, pdf, 'application/pdf');
    await settleSigning(app);
    expect(await orderOf(app, orderId)).toMatchObject({ status: 'open' });
    app.clock.set(NOW.add({ seconds: 2 }));
    await settleSigning(app);
    expect(await orderOf(app, orderId)).toMatchObject({ status: 'completed' });
    expect(await completions(orderId)).toHaveLength(1);
    app.clock.set(NOW);
  });

  test('two nodes at once make one', async () => {
    const { orderId } = await signed();
    // The task was given to a second attempt because the first took too long, and both succeed.
    const tries = [1, 2].map((attempts) => ({
      orderId,
      attempts,
      kind: 'seal' as const,
      until: NOW,
    }));
    await Promise.all(tries.map((task) => sealOrder(nodeOf(app), task)));
    expect(await completions(orderId)).toHaveLength(1);
    const [key, ...others] = await documents(orderId);
    expect(others).toEqual([]);
    const lying = await Promise.all(
      tries.map(({ attempts }) => app.storage.read(`documents/signed-${orderId}-${attempts}`)),
    );
    expect(lying.filter(Boolean)).toHaveLength(1);
    expect(await app.storage.read(key!)).toBeDefined();
  });
});

/** Another node of the same installation. */
const nodeOf = (app: TestApp) => ({
  config: app.config,
  runner: app.runner,
  storage: app.storage,
  ports: createPorts({ log: pino({ level: 'silent' }) }),
  clock: app.clock,
  origin: app.config.ORIGIN,
  keys: createKeys(keyInDirectory(app.config.VAR_DIR)),
});

describe('the sealing key', () => {
  const keys = (app: TestApp) =>
    app.database.session((session) =>
      session.query<{ p12: string }>('select p12 from sealing_key'),
    );
  const ready = async (app: TestApp) => (await app.call({ url: '/readyz' })).statusCode;

  test('is made once, on first use, and is stored encrypted', async () => {
    const app = await createTestApp();
    expect(await keys(app)).toEqual([]);
    expect(await Promise.all([ready(app), ready(app)])).toEqual([200, 200]);
    const [made, ...others] = await keys(app);
    expect(others).toEqual([]);
    // No part of the key is stored in plain form.
    const { privateKey } = await sealingKey(nodeOf(app));
    const der = privateKey.export({ format: 'der', type: 'pkcs1' });
    const lying = Buffer.from(made!.p12.split('.')[2]!, 'base64url');
    for (const part of [der.subarray(0, 16), der.subarray(-16)])
      expect(lying.includes(part)).toBe(false);
    app.clock.set(NOW.add({ minutes: 2 }));
    expect(await ready(app)).toBe(200);
    expect(await keys(app)).toEqual([made]);
    await app.close();
  });

  test('is one, also when two nodes start at once', async () => {
    const app = await createTestApp();
    const [one, other] = await Promise.all([1, 2].map(() => sealingKey(nodeOf(app))));
    expect(one!.privateKey.equals(other!.privateKey)).toBe(true);
    await app.close();
  });

  test('that can’t be decrypted is reported at /readyz, once a minute, and its return as well', async () => {
    const app = await createTestApp();
    expect(await ready(app)).toBe(200);
    const [{ p12 }] = (await keys(app)) as [{ p12: string }];
    const set = (text: string) =>
      app.database.session((session) => session.exec(`update sealing_key set p12 = '${text}'`));
    await set('another.server.has.it');
    expect(await ready(app)).toBe(200);
    app.clock.set(NOW.add({ seconds: 60 }));
    expect(await ready(app)).toBe(503);
    await set(p12);
    expect(await ready(app)).toBe(503);
    app.clock.set(NOW.add({ seconds: 120 }));
    expect(await ready(app)).toBe(200);
    // Its certificate expires one day.
    app.clock.set(NOW.add({ hours: 24 * 366 * 10 }));
    expect(await ready(app)).toBe(503);
    await app.close();
  });

  test('that was made before OpenSSL sealing still seals', async () => {
    const app = await createTestApp();
    const p12 = readFileSync(
      new URL('../../../../testing/sealing/key-of-node-forge.p12', import.meta.url),
    );
    const text = createKeys(keyInDirectory(app.config.VAR_DIR)).seal(
      'sealing key',
      p12.toString('base64'),
    );
    await app.runner.run(SYSTEM, ({ tx }) => addSealedKey(tx, text, NOW), undefined);
    expect(await ready(app)).toBe(200);
    expect(await keys(app)).toEqual([{ p12: text }]);
    await app.close();
  });

  describe('from the operator', { tags: ['openssl'] }, () => {
    const directory = mkdtempSync(join(tmpdir(), 'husvaer-key-'));
    afterAll(() => rmSync(directory, { recursive: true }));
    const at = (name: string) => join(directory, name);
    const file = at('sealing.p12');
    beforeAll(() => {
      openssl(
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:P-256',
        '-noenc',
        '-keyout',
        at('key.pem'),
        '-out',
        at('certificate.pem'),
        '-subj',
        '/CN=Nordbolig',
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
        file,
      );
      writeFileSync(at('text.p12'), 'hemmelig');
    });

    test('seals, and none is made', async () => {
      const app = await createTestApp({ SEALING_P12: file, SEALING_P12_PASSWORD: 'hemmelig' });
      const { validFromDate } = new X509Certificate(readFileSync(at('certificate.pem')));
      app.clock.set(Temporal.Instant.fromEpochMilliseconds(validFromDate.getTime()));
      expect(await ready(app)).toBe(200);
      expect(await keys(app)).toEqual([]);
      await app.close();
    });

    test.each([
      [
        'with another password',
        { SEALING_P12: file, SEALING_P12_PASSWORD: 'feil' },
        `SEALING_P12_PASSWORD is wrong: it does not open '${file}'`,
      ],
      [
        'with a text file',
        { SEALING_P12: at('text.p12'), SEALING_P12_PASSWORD: 'hemmelig' },
        `SEALING_P12 is wrong: '${at('text.p12')}' is not PKCS #12`,
      ],
      [
        'without a file',
        { SEALING_P12: at('none.p12'), SEALING_P12_PASSWORD: 'hemmelig' },
        `SEALING_P12 is wrong: '${at('none.p12')}' can't be read (ENOENT)`,
      ],
    ])('prevents the start %s, with the reason in one line', async (_, env, line) => {
      const app = await createTestApp(env);
      const starts = await Promise.allSettled(app.workers.map((worker) => worker.start()));
      const reasons = starts.flatMap((one) =>
        one.status === 'rejected' ? [one.reason as Error] : [],
      );
      expect(reasons.map(({ name, message }) => ({ name, message }))).toEqual([
        { name: 'ConfigError', message: line },
      ]);
      expect(await ready(app)).toBe(503);
      await app.close();
    });
  });
});

describe('with a time stamp authority', { tags: ['openssl', 'poppler-utils'] }, () => {
  let authority: TimeStampAuthority;
  beforeAll(async () => {
    authority = await startTimeStampAuthority();
  });
  afterAll(() => authority.close());

  test('a document waits for its time stamp, and is sealed with it', async () => {
    const { app, site } = await createListeningApp({ TSA_URL: authority.url });
    const input = { name: 'Ingrid Solheim', birthDate: '1994-05-17', email: 'ingrid@x.no' };
    const ingrid = await addPerson(app, input);
    const { orderId, signerIds } = await sendForSigning(app, [signerOf(ingrid, 'tenant', 1)]);
    authority.fault = 'away';
    await signAs(createBrowser(app, site), ingrid, signerIds[0]!, 'test-tenant');
    await settleSigning(app);
    expect(authority.requests).toHaveLength(1);
    expect(await orderOf(app, orderId)).toMatchObject({ status: 'open' });
    // Everything else works meanwhile.
    expect((await app.call({ url: '/readyz' })).statusCode).toBe(200);

    authority.fault = null;
    app.clock.set(NOW.add({ seconds: 2 }));
    await settleSigning(app);
    expect(await orderOf(app, orderId)).toMatchObject({ status: 'completed' });
    const sealed = await app.storage.read(`documents/signed-${orderId}-2`);
    expect(poppler('pdfsig', sealed!, '-nocert')).toContain('Signature is Valid.');
    const [{ stamp, signature }] = (await readSeals(sealed!)) as [Seal];
    expect(authority.verify(stamp!.token, signature)).toContain('Verification: OK');
    await app.close();
  });
});
