import { kronerToOre } from '@husvaer/domain/kernel/money';

import { requestDownload } from '../../documents.ts';
import { poppler } from '../../poppler.ts';
import type { Evening, LeaseSeen } from '../evening.ts';
import { amountsIn } from '../amounts-in.ts';
import { inKroner } from '../story.ts';
import { type Person, type World, nameOf } from '../world.ts';

/** Rules about what is drawn on paper. Each paper is read once. */
export async function checkPapers({ world, leases }: Evening): Promise<void> {
  for (const lease of leases) await checkDemands(world, lease);
  for (const { tenancy, seen, payouts } of leases) {
    if (!tenancy.signedOn) continue;
    const about = nameOf(tenancy);
    const { landlord } = tenancy.home;
    const page = seen.find(({ by }) => by === 'landlord')?.page;
    const lease = await readOnce(world, landlord, page?.leaseFileId);
    if (lease !== null) {
      const people = [landlord, ...tenancy.tenants];
      const [parties = ''] = lease.split(/ 2\. (?:Boligen|The home) /);
      for (const { name, birthDate } of people) {
        const dates = datesAfter(lease, name);
        if (dates.size > 1)
          world.report(
            ...(['contract_agrees_with_itself', about] as const),
            `the sealed lease has ${[...dates].join(' and ')} as ${name}'s birth date`,
          );
        if (!parties.includes(written(birthDate)))
          world.report(
            ...(['contract_identifies_parties', about] as const),
            `the lease states no birth date of ${name}`,
          );
      }
      // The agency has an address too.
      const addresses = parties.match(/\b\d{4} [A-ZÆØÅ]/g)?.length ?? 0;
      if (addresses <= people.length)
        world.report(
          ...(['contract_identifies_parties', about] as const),
          `the lease states no address of ${people.length + 1 - addresses} of its parties`,
        );
    }
    const assignment = await readOnce(world, landlord, page?.assignmentFileId);
    if (
      assignment !== null &&
      tenancy.guaranteeMonths !== null &&
      !new RegExp(
        `\\b(${tenancy.guaranteeMonths}|${tenancy.guaranteeMonths === 1 ? 'én|one' : ''}) (måned|month)`,
      ).test(guaranteeIn(assignment))
    )
      world.report(
        'assignment_states_guarantee',
        about,
        `the guarantee stops after ${tenancy.guaranteeMonths} months, and the assignment does not say so`,
      );
    for (const { settlementFileId } of payouts?.getFullPayoutHistory?.data ?? []) {
      const settlement = await readOnce(world, landlord, settlementFileId);
      if (settlement !== null && !addressAfter(settlement, landlord.name))
        world.report(
          'settlement_identifies_landlord',
          about,
          `a settlement has no address of ${landlord.name}`,
        );
    }
  }
}

/** Invoices and letters demand what the API states of them. */
async function checkDemands(world: World, { tenancy, seen, late }: LeaseSeen): Promise<void> {
  const reader = seen.find(({ by }) => by === 'tenant')?.who;
  if (!reader) return;
  const report = (what: string, fact: string, stated: string) =>
    world.report(
      ...(['paper_states_what_it_demands', nameOf(tenancy)] as const),
      `${what} does not state its ${fact}, ${stated}`,
    );
  for (const { fileId, serial, kid, account, dueOn, total } of tenancy.claims) {
    const text = await readOnce(world, reader, fileId);
    if (text === null) continue;
    const digits = text.replaceAll(/[ .]/g, '');
    // A credit note is not paid.
    if (kid !== null)
      for (const [fact, number] of [
        ['KID', kid],
        ['account', account],
      ] as const)
        if (!digits.includes(number)) report(`invoice ${serial}`, fact, number);
    if (!text.includes(written(dueOn))) report(`invoice ${serial}`, 'due day', dueOn);
    if (!amountsIn(text).has(total)) report(`invoice ${serial}`, 'amount', inKroner(total));
  }
  const [agent] = tenancy.home.agency.agents as [Person];
  for (const { kind, fileId, sentOn, payBy, total } of late?.letters ?? []) {
    // Tenants read each letter but a petition, which goes to the authority.
    const text = await readOnce(world, kind === 'petition' ? agent : reader, fileId);
    if (text === null) continue;
    const what = `the ${kind} of ${sentOn}`;
    if (payBy && !text.includes(written(payBy))) report(what, 'last day to pay', payBy);
    const sum = kronerToOre(total);
    if (!amountsIn(text).has(sum)) report(what, 'amount', inKroner(sum));
  }
}

const written = (date: string) => date.split('-').toReversed().join('.');
const datesAfter = (text: string, name: string) =>
  new Set(
    [
      ...text.matchAll(
        new RegExp(`${name}(?!\\p{L})[^.]{0,60}?\\b(\\d\\d\\.\\d\\d\\.(?:18|19|20)\\d\\d)`, 'gu'),
      ),
    ]
      .map(([, date]) => date)
      .filter((date) => Number(date!.slice(6)) < 2010),
  );
const guaranteeIn = (text: string) =>
  /[^.]*(garanti|guarantee)[^.]*\.[^.]*\./i.exec(text)?.[0] ?? '';
const addressAfter = (text: string, name: string) =>
  new RegExp(`${name}.{0,80}\\b\\d{4} [A-ZÆØÅ]`).test(text);

/** The text of a document, the first time that it is asked for; null after that, or if there is none. */
async function readOnce(
  world: World,
  who: Person,
  fileId: string | null | undefined,
): Promise<string | null> {
  if (!fileId || world.papersRead.has(fileId)) return null;
  world.papersRead.add(fileId);
  const tokens = { ...who.tokens, accessToken: await world.tokenOf(who) };
  const { url } = await requestDownload(world.app, { ...who, tokens }, fileId);
  const { rawPayload, statusCode } = await world.app.call({ url: url.replace(world.site, '') });
  if (statusCode !== 200) return null;
  return poppler('pdftotext', rawPayload).replaceAll(/\s+/g, ' ');
}
