import type { Role } from '@husvaer/domain/accounts/roles';
import { addMonths } from '@husvaer/domain/kernel/dates';
import { repeatedRates } from '@husvaer/domain/legal/rates';
import { listingContent } from '@husvaer/domain/listings/listing';

import {
  addAccount,
  changeGrants,
  bindIdentity,
  findPersonByEmail,
  hashPassword,
  TEST_ISSUER,
} from '@husvaer/server/features/accounts/public';
import { findRates, saveRate } from '@husvaer/server/features/arrears/public';
import { savePhoto, type Photo } from '@husvaer/server/features/files/public';
import {
  importListings,
  saveImages,
  type FeedOwner,
} from '@husvaer/server/features/listings/public';
import {
  findPartnerBySubDomain,
  savePartner,
  setPartnerPresentation,
} from '@husvaer/server/features/partners/public';
import type { Config } from '@husvaer/server/config';
import type { Clock } from '@husvaer/server/platform/clock';
import type { Database } from '@husvaer/server/platform/db/database';
import type { Logger } from '@husvaer/server/platform/log';
import type { Storage } from '@husvaer/server/platform/storage/storage';
import { SYSTEM } from '@husvaer/server/platform/viewer';
import type { Runner, Work } from '@husvaer/server/platform/work';
import { DEMO_PASSWORD, PARTNERS, PEOPLE, PRESENTATIONS, testSubject } from './cast.ts';
import { demoHomes, type DemoHome } from './homes/homes.ts';
import { PICTURE_CAPTIONS, storePictures } from './homes/pictures.ts';
import { landlordsOf } from './landlords.ts';
import { demoLeases, homesToLet, leasesWithoutAgency } from './leases/demo-leases.ts';
import { seedLeases } from './leases/seed-leases.ts';
import { ALONE } from './leases/people.ts';
import { seedCorrespondence } from './talk.ts';

/** Listings per statement. */
const BATCH = 250;

type Photos = ReadonlyMap<string, Photo>;

/** Fills an empty database with the demo, once: partners, users, homes and their pictures. */
export async function seedDemo(deps: {
  config: Config;
  clock: Clock;
  log: Logger;
  database: Database;
  runner: Runner;
  storage: Storage;
}): Promise<void> {
  const { clock, log, runner, storage } = deps;
  const seeded = await runner.read(
    SYSTEM,
    ({ tx }) => findPartnerBySubDomain(tx, 'nordbolig'),
    undefined,
  );
  if (seeded) return;

  const today = clock.today().toString();
  const homes = demoHomes(today);
  homes.push(...homesToLet([...demoLeases(today), ...leasesWithoutAgency(today)], homes));
  log.info({ homes: homes.length }, 'making the demo, which takes a minute');
  const photos = await storePictures(storage);
  log.info({ pictures: photos.size }, 'the pictures are stored');
  // In one transaction: an interrupted seed starts again.
  await runner.run(SYSTEM, (work) => fill(work, homes, photos), undefined);
  await seedLeases(deps);
  log.info('the demo is ready');
}

async function fill(work: Work, homes: readonly DemoHome[], photos: Photos): Promise<void> {
  const { tx, clock } = work;
  const now = clock.now();
  for (const photo of photos.values()) await savePhoto(tx, photo, now);
  for (const partner of PARTNERS) await savePartner(tx, { ...partner, id: work.newId() }, now);
  await addPeople(work);

  for (const { subDomain } of PARTNERS) {
    const owner = await agencyOwner(work, subDomain);
    const own = homes.filter((home) => home.partner === subDomain);
    for (let at = 0; at < own.length; at += BATCH) {
      await addHomes(work, owner, own.slice(at, at + BATCH), photos);
    }
  }
  await addLandlords(
    work,
    homes.filter((home) => !home.partner),
    photos,
  );
  await seedCorrespondence(work);
  await repeatRates(work);
}

/** Letters of the demo's next two years repeat the last rates of law; nobody has set these. */
async function repeatRates({ tx, clock }: Work): Promise<void> {
  const until = addMonths(clock.today().toString(), 24);
  const known = await findRates(tx);
  for (const rate of repeatedRates(known, { until, source: 'Demo: ikke fastsatt' }))
    await saveRate(tx, rate, clock.now());
}

/** Homes without an agency: a few of the landlord that visitors log in as, the others of many landlords. */
async function addLandlords(work: Work, homes: readonly DemoHome[], photos: Photos): Promise<void> {
  const own = homes.filter(isLandlordsOwn);
  const { id } = (await findPersonByEmail(work.tx, ALONE))!;
  await addHomes(work, ownerAlone(id), own, photos);
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const landlords = landlordsOf(homes.filter((home) => !own.includes(home)));
  for (const [index, { homes: theirs, hasIdentity, ...person }] of landlords.entries()) {
    const accountId = work.newId();
    const since = sinceDays(work, 30 + ((index * 37) % 1500));
    await addAccount(
      work.tx,
      {
        id: accountId,
        ...person,
        phoneNumber: null,
        passwordHash,
        optimiseFor: 'landlord',
        verifiedAt: since,
      },
      since,
    );
    await changeGrants(work.tx, accountId, { given: [{ role: 'landlord', partnerId: null }] });
    if (hasIdentity) {
      const { name, email } = person;
      const identity = { issuer: TEST_ISSUER, subject: testSubject(email), name, accountId };
      await bindIdentity(work.tx, identity, since);
    }
    await addHomes(work, ownerAlone(accountId), theirs, photos);
  }
}

/** Two homes that are let, one that is published, and one draft. */
const isLandlordsOwn = ({ externalId }: DemoHome, index: number, homes: readonly DemoHome[]) =>
  externalId.startsWith('let-') ||
  ['published', 'draft'].some((state) => homes.findIndex((home) => home.state === state) === index);

const ownerAlone = (accountId: string): FeedOwner => ({
  feed: 'demo',
  partnerId: null,
  ownerId: accountId,
  contactId: accountId,
});

/** The instant this many days ago. */
const sinceDays = ({ clock }: Work, days: number) => clock.now().subtract({ hours: 24 * days });

async function addPeople(work: Work): Promise<void> {
  const { tx } = work;
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  for (const [
    index,
    { name, email, birthDate, postalAddress, roles, ...their },
  ] of PEOPLE.entries()) {
    const { partner: subDomain, phoneNumber = null } = their;
    const partner = subDomain ? await findPartnerBySubDomain(tx, subDomain) : undefined;
    const id = work.newId();
    const optimiseFor = roles.includes('landlord') ? 'landlord' : 'tenant';
    const account = {
      id,
      name,
      email,
      birthDate,
      postalAddress,
      phoneNumber,
      passwordHash,
    } as const;
    // The users registered at different times in the past.
    const since = sinceDays(work, 200 + index * 83);
    await addAccount(tx, { ...account, optimiseFor, verifiedAt: since }, since);
    await changeGrants(tx, id, {
      given: roles.map((role) => ({ role, partnerId: partner?.id ?? null })),
    });
    const identity = { issuer: TEST_ISSUER, subject: testSubject(email), name, accountId: id };
    await bindIdentity(tx, identity, since);
  }
  for (const { subDomain, people: staff, ...input } of PRESENTATIONS) {
    const partner = (await findPartnerBySubDomain(tx, subDomain))!;
    const people = [];
    for (const { email, title } of staff) {
      const { id: accountId, phoneNumber } = (await findPersonByEmail(tx, email))!;
      people.push({ accountId, title, phoneNumber, email });
    }
    await setPartnerPresentation(work, { ...input, partnerId: partner.id, people });
  }
}

/** The landlord and the contact person of an agency's homes. */
async function agencyOwner({ tx }: Work, subDomain: string): Promise<FeedOwner> {
  const partner = (await findPartnerBySubDomain(tx, subDomain))!;
  const person = async (role: Role): Promise<string | null> => {
    const one = PEOPLE.find((it) => it.partner === subDomain && it.roles.includes(role));
    return (one && (await findPersonByEmail(tx, one.email))?.id) ?? null;
  };
  return {
    feed: subDomain,
    partnerId: partner.id,
    ownerId: await person('partner_landlord'),
    contactId: await person('agent'),
  };
}

async function addHomes(
  work: Work,
  owner: FeedOwner,
  homes: readonly DemoHome[],
  photos: Photos,
): Promise<void> {
  const now = work.clock.now();
  await importListings(work, {
    owner,
    listings: homes.map(({ externalId, state, content, publishedDaysAgo }, index) => ({
      externalId,
      state,
      content: listingContent.parse(content),
      // Minutes apart within a day, so that the order by date is unique.
      publishedAt: now.subtract({ minutes: publishedDaysAgo * 24 * 60 + index }),
    })),
  });
  await saveImages(
    work.tx,
    owner.feed,
    homes.flatMap(({ externalId, pictures: chosen }) =>
      chosen.flatMap((picture, order) => {
        const photo = photos.get(picture.name);
        if (!photo) return [];
        const { id, width, height, color } = photo;
        return {
          externalId,
          _id: id,
          width,
          height,
          color,
          order,
          description: PICTURE_CAPTIONS[picture.kind],
        };
      }),
    ),
  );
}
