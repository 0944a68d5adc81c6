import type { Grant } from '@husvaer/domain/accounts/roles';

import { findPersonByEmail } from '../features/accounts/public.ts';
import { sendForm } from '../features/interest/public.ts';
import { findInHand, findListing } from '../features/listings/public.ts';
import { answersFor, say, startConversation } from '../features/messaging/public.ts';
import { findPartnerBySubDomain } from '../features/partners/public.ts';
import type { Work } from '../platform/work.ts';

const AS_TENANT: readonly Grant[] = [{ role: 'tenant', partnerId: null }];

const INGRID = {
  email: 'tenant@example.com',
  /** From the first day of the month so many months ahead. */
  rentsIn: 2,
  form: {
    people: 2,
    leaseLength: 36,
    isSmoker: false,
    hasPets: false,
    referenceName: 'Berit Moe',
    referencePhone: '+4722334455',
    birthDate: '1994-05-17',
    phoneNumber: '+4741234567',
    occupation: 'Sykepleier på Ullevål',
    monthlyIncome: 46_500,
    aboutYou:
      'Vi er et rolig par som har leid samme leilighet i fire år. Jonas er snekker og fikser gjerne småting selv.',
    agreesToCreditCheck: false,
    agreesToTerms: true,
  },
};
const AMIR = {
  email: 'both@example.com',
  rentsIn: 3,
  form: {
    ...INGRID.form,
    people: 1,
    leaseLength: null,
    hasPets: true,
    petsText: 'En eldre katt som er mest ute',
    referenceName: null,
    referencePhone: null,
    birthDate: '1988-11-02',
    phoneNumber: '+4790123456',
    occupation: 'Ingeniør',
    monthlyIncome: 61_000,
    aboutYou: 'Jeg jobber hjemme to dager i uka og ser etter et stille sted.',
  },
};

/** What is said about each home, by whoever asks (`true`) and whoever answers (`false`). */
const TALK: readonly [isAsking: boolean, text: string][] = [
  [true, 'Hei! Er boligen fortsatt ledig, og er det mulig å komme på visning denne uka?'],
  [false, 'Hei, Ingrid! Ja, den er ledig. Passer onsdag klokka 17?'],
  [true, 'Onsdag klokka 17 passer fint, takk!'],
];

/** What people of the demo have asked each other: forms about two homes, and a conversation on each. */
export async function seedTalk(work: Work): Promise<void> {
  const landlord = await findPersonByEmail(work.tx, 'landlord@example.com');
  const partner = await findPartnerBySubDomain(work.tx, 'nordbolig');
  for (const whose of [{ ownerId: landlord!.id }, { partnerId: partner!.id }]) {
    const ask = { whose, state: 'published', search: undefined } as const;
    const [listingId] = await findInHand(work.tx, ask, { limit: 1, skip: 0 });
    await seedForms(work, listingId!);
    await seedConversation(work, listingId!);
  }
}

async function seedForms(work: Work, listingId: string): Promise<void> {
  const thisMonth = work.clock.today().with({ day: 1 });
  for (const { email, rentsIn, form } of [INGRID, AMIR]) {
    const rentFrom = thisMonth.add({ months: rentsIn }).toString();
    const { id } = (await findPersonByEmail(work.tx, email))!;
    const asker = {
      kind: 'account',
      id,
      sessionId: '',
      partnerId: null,
      grants: AS_TENANT,
    } as const;
    await sendForm({ ...work, viewer: asker }, { ...form, rentFrom, listingId });
  }
}

async function seedConversation(work: Work, listingId: string): Promise<void> {
  const listing = (await findListing(work.tx, listingId))!;
  const { id: by } = (await findPersonByEmail(work.tx, INGRID.email))!;
  const to = (await answersFor(work.tx, listing))!;
  const conversationId = await startConversation(work, { listing, by, to });
  for (const [isAsking, text] of TALK)
    await say(work, { conversationId, senderId: isAsking ? by : to, text, hasOwnMail: true });
}
