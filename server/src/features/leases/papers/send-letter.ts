import { leasePath } from '@husvaer/domain/leases/paths';
import type { LetterKind } from '@husvaer/domain/leases/papers';

import type { Work } from '../../../platform/work.ts';
import { EDITION } from '../contract/editions.ts';
import type { LeaseView } from '../use-cases/lease-view.ts';
import type { DocumentText } from '../../../platform/pdf/document-text.ts';
import { addPaper } from './store.ts';

/** Sends a letter to everybody a lease is about, in one language: made by the worker, kept, and mailed. */
export async function sendLetter(
  { tx, clock, newId, viewer }: Work,
  lease: LeaseView,
  {
    kind,
    text,
    language,
  }: {
    kind: LetterKind;
    text: Record<'en' | 'no', DocumentText>;
    language: 'en' | 'no';
  },
): Promise<void> {
  const { id, property, tenants, landlord } = lease;
  await addPaper(
    tx,
    {
      id: newId(),
      kind,
      leaseId: id,
      assignmentId: null,
      language,
      edition: EDITION,
      text: text[language],
      titles: { en: text.en.title, no: text.no.title },
      signers: [],
      recipients: [
        ...tenants.map(({ accountId, email, name }) => ({ accountId, email, name })),
        ...(landlord
          ? [{ accountId: landlord.id, email: landlord.email, name: landlord.name }]
          : []),
      ],
      returnTo: leasePath({ id, partnerId: property.partnerId }),
      partnerId: property.partnerId,
      sentBy: viewer.kind === 'account' ? viewer.id : null,
    },
    clock.now(),
  );
}
