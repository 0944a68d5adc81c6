import type { DocumentText } from '../../../platform/pdf/document-text.ts';
import { drawDocument } from '../../../platform/pdf/draw-document.ts';
import type { ReadWork } from '../../../platform/work.ts';
import type { Paper } from '../deliveries/delivery-worker.ts';
import { creditNoteText, invoiceText } from '../documents/invoice.ts';
import { invoiceLetter } from './mails.ts';
import { MAIL_TEXTS } from '../messages/mail-texts-by-language.ts';
import { changeInvoice } from '../change-invoice.ts';
import { findInvoices, findLines, type Invoice } from '../store.ts';
import { findLandlordAddress } from './find-landlord-address.ts';
import { findLogoOf } from './find-logo-of.ts';
import { isToLandlord, landlordText, mailLandlord } from './landlord-paper.ts';
import { mailTenants } from './mail-tenants.ts';
import { startOfDay } from '../../../platform/norwegian-time.ts';

/** An invoice or a credit note, as a delivered document. */
export const invoicePaper: Paper = {
  async draw(work, id) {
    const { issuedOn, leaseId } = await expectInvoice(work.tx, id);
    const logo = await findLogoOf(work.tx, leaseId);
    const at = startOfDay(issuedOn);
    return drawDocument(await read(work, id), { at, logo, read: work.storage.read });
  },
  async title(work, id) {
    return (await read(work, id)).title;
  },
  async send(work, id, document) {
    const invoice = await expectInvoice(work.tx, id);
    const of = invoice.creditsId === null ? null : await expectInvoice(work.tx, invoice.creditsId);
    const isSent = isToLandlord(invoice)
      ? await mailLandlord(work, invoice, document)
      : (
          await mailTenants(
            work,
            invoice,
            (language) => invoiceLetter(language, invoice, of),
            document,
          )
        ).length > 0;
    const at = work.clock.now();
    await changeInvoice(work, id, {
      madeAt: at,
      documentId: document.id,
      ...(isSent ? { sentAt: at } : { sendingFailed: true }),
    });
  },
  giveUp: (work, id) => changeInvoice(work, id, { sendingFailed: true }),
};

async function read({ tx }: ReadWork, id: string): Promise<DocumentText> {
  const invoice = await expectInvoice(tx, id);
  const { language, creditsId } = invoice;
  const lines = (await findLines(tx, [id])).get(id) ?? [];
  const credits = creditsId === null ? null : await expectInvoice(tx, creditsId);
  if (isToLandlord(invoice)) {
    const address = await findLandlordAddress(tx, invoice.leaseId);
    return landlordText(invoice, { lines, credits, address });
  }
  const invoicedFor =
    (credits ?? invoice).kind === 'deposit_insurance' ? 'deposit_insurance' : 'rent';
  const input = { ...invoice, lines, invoicedFor } as const;
  return credits
    ? creditNoteText(language, { ...input, credits, reason: reasonOf(invoice) })
    : invoiceText(language, input);
}

/** The reason of a credit note: a person's own text, or our text for one of the system's reasons. */
function reasonOf({ reason, language }: Invoice): string | null {
  const own = MAIL_TEXTS[language].reasons;
  return reason !== null && Object.hasOwn(own, reason) ? own[reason as keyof typeof own] : reason;
}

async function expectInvoice(tx: ReadWork['tx'], id: string): Promise<Invoice> {
  const [invoice] = await findInvoices(tx, [id]);
  if (!invoice) throw new Error(`There is no invoice ${id}.`);
  return invoice;
}
