import { PDFDocument } from '@cantoo/pdf-lib';

import { addDays } from '@husvaer/domain/kernel/dates';

import { uploadFile } from '../documents.ts';
import { must } from './opening.ts';
import { type Agency, type Person, type Tenancy, type World, nameOf } from './world.ts';

/**
 * Sets a contract of the agency's own for a draft. It accepts no notices by e-mail, so they go by post. Returns
 * the draft's new version.
 */
export async function useOwnContract(
  world: World,
  tenancy: Tenancy,
  version: number,
): Promise<number> {
  const [agent] = tenancy.home.agency.agents as [Person];
  const pdf = await PDFDocument.create();
  pdf.addPage().drawText('Vår egen kontrakt');
  const content = Buffer.from(await pdf.save({ useObjectStreams: false }));
  const tokens = { ...agent.tokens, accessToken: await world.tokenOf(agent) };
  const key = await uploadFile(world.app, { ...agent, tokens }, 'Egen kontrakt.pdf', content);
  const input = { contractId: tenancy.id, version, key };
  const lease = await must(world, agent, 'setOwnContract', input, 'version');
  tenancy.hasOwnContract = true;
  return lease.version;
}

const WAITING = `query ($id: ID!) {
  getPostalLetters(queryData: { partnerId: $id }, optionData: { limit: 100 }) {
    data { _id contractId kind fileId recipient postBy address { city } } } }`;

/** On some days an agent takes the letters that wait to the post office. */
export async function postLetters(world: World, agency: Agency): Promise<void> {
  const [agent] = agency.agents as [Person];
  if (world.draw(`post of ${agency.subDomain}`).chance(0.5)) return;
  const { getPostalLetters } = await world.read(agent, WAITING, { id: agency.id });
  const postedOn = world.today();
  for (const letter of getPostalLetters.data) {
    const { _id: letterId, contractId, kind, recipient } = letter;
    const tenancy = world.tenancies.find(({ id }) => id === contractId)!;
    if (!letter.address) {
      const address = { lines: ['Markveien 1'], postalCode: '0554', city: 'Oslo' };
      await must(world, agent, 'changePostalAddress', { letterId, address });
    }
    const input = { letterIds: [letterId], postedOn, tracking: `RR${letterId.slice(0, 8)}NO` };
    const { refusal } = await world.act(agent, 'markPostalLettersPosted', input);
    world.story.add(`${nameOf(tenancy)}: ${agent.name} posts the ${kind} to ${recipient}`, refusal);
    tenancy.touchedOn = postedOn;
    if (refusal) {
      const reason = 'Fristen i brevet er for kort nå.';
      await must(world, agent, 'cancelPostalLetter', { letterId, reason });
      continue;
    }
    world.reached.add(`letter posted: ${kind}`);
    const claim = world.deposits.accounts.find((account) => account.tenancy === tenancy)?.claim;
    if (kind === 'deposit_claim' && claim) claim.postedOn = postedOn;
    tenancy.postedOn.set(letter.fileId, postedOn);
  }
}

/** The days that a notice of late rent gives from its posting (tvangsfullbyrdelsesloven § 4-18). */
const NOTICE_DAYS = 14;

/** The last day to pay of a posted notice is at least two weeks after its posting. */
export const firstPayBy = (postedOn: string): string => addDays(postedOn, NOTICE_DAYS);
