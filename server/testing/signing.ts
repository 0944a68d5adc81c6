import { createHash } from 'node:crypto';

import { createDocumentFromFile } from '../src/features/files/public.ts';
import {
  findOrders,
  orderSigning,
  type SigningOrderInput,
} from '../src/features/signing/public.ts';
import { newId } from '../src/platform/ids.ts';
import { drawDocument } from '../src/platform/pdf/draw-document.ts';
import { SYSTEM } from '../src/platform/viewer.ts';
import type { TestPerson } from './people.ts';
import type { TestApp } from './test-app.ts';
import type { TestBrowser } from './test-browser.ts';
import { confirmAs } from './listening-app.ts';

export const TITLE = { en: 'Lease, Markveien 12', no: 'Leiekontrakt, Markveien 12' };

type RequestedSigner = SigningOrderInput['signers'][number];

/** A signer with an account. */
export const signerOf = (person: TestPerson, role: string, turn: number): RequestedSigner => ({
  role,
  turn,
  accountId: person.id,
  email: person.email,
  name: person.name,
});

/** A signer who is known only by e-mail. */
export const stranger = (email: string, name: string, turn: number): RequestedSigner => ({
  role: 'tenant',
  turn,
  accountId: null,
  email,
  name,
});

/** A PDF like those of the application. */
export const aPdf = (): Promise<Uint8Array> =>
  drawDocument(
    {
      language: 'no',
      title: TITLE.no,
      sections: [{ heading: 'Leien', blocks: [{ kind: 'text', text: 'Leien er 12 000 kr.' }] }],
    },
    { at: Temporal.Instant.from('2026-11-20T08:00:00Z') },
  );

/** Sends a document for signing, like a feature. Returns the signers' ids in the given order. */
export async function sendForSigning(
  app: TestApp,
  signers: readonly RequestedSigner[],
  input: Partial<SigningOrderInput> = {},
): Promise<{ orderId: string; signerIds: string[]; pdf: Uint8Array; key: string }> {
  const pdf = await aPdf();
  const key = `documents/test-${newId()}`;
  await app.storage.write(key, pdf, 'application/pdf');
  const orderId = await app.runner.run(
    SYSTEM,
    async (work) => {
      const file = { key, title: TITLE.no, name: 'kontrakt.pdf', size: pdf.length };
      const document = await createDocumentFromFile(work, {
        ...file,
        contentType: 'application/pdf',
      });
      return orderSigning(work, {
        subject: { kind: 'lease', id: newId() },
        title: TITLE,
        language: 'no',
        informationPath: null,
        document: { id: document.id, key },
        sha256: createHash('sha256').update(pdf).digest('hex'),
        partnerId: null,
        returnTo: '/my-lease/1?x=1',
        expiresAt: work.clock.now().add({ hours: 24 * 14 }),
        remindAfterDays: 3,
        signers,
        ...input,
      });
    },
    undefined,
  );
  const order = await orderOf(app, orderId);
  return { orderId, signerIds: order.signers.map(({ id }) => id), pdf, key };
}

/** An order as the feature that created it sees it. */
export async function orderOf(app: TestApp, orderId: string) {
  const [order] = await app.runner.read(SYSTEM, ({ tx }) => findOrders(tx, [orderId]), undefined);
  return order!;
}

/** Begins to sign like a browser. */
export function begin(
  browser: TestBrowser,
  person: TestPerson,
  signerId: string,
  body: object = { consent: true },
) {
  const authorization = `Bearer ${person.tokens.accessToken}`;
  return browser.post(`/api/signing/${signerId}/begin`, body, { authorization });
}

/** Signs as a person of the test provider. Returns the last URL. */
export async function signAs(
  browser: TestBrowser,
  person: TestPerson,
  signerId: string,
  identity: string,
): Promise<URL> {
  const { url } = (await begin(browser, person, signerId)).json<{ url: string }>();
  return confirmAs(browser, url, identity);
}

/** Runs all tasks of orders that are due. */
export async function settleSigning(app: TestApp): Promise<void> {
  await app.dispatcher.settle();
  for (const worker of app.workers) await worker.runDue();
  await app.dispatcher.settle();
}
