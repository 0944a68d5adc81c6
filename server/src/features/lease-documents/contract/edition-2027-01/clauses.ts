import type { Section } from '../../../../platform/pdf/document-text.ts';
import type { Clauses, ContractFacts } from '../contract.ts';
import { facts, type Row } from '../edition-2026-11/parts.ts';
import { clausesIn as clausesBefore } from '../edition-2026-12/clauses.ts';
import { agencyIn, amountIn, texts } from '../edition-2026-12/parts.ts';
import { partyIn } from './party.ts';
import type { LeaseTexts } from './lease-texts.ts';

/**
 * A lease in one language: as in the edition before, except for the parties. Before the signatures come the
 * security, which is accepted separately, and how notices are given.
 */
export const clausesIn = (language: 'en' | 'no', words: LeaseTexts): Clauses => {
  const before = clausesBefore(language, words);
  return (lease) => {
    const text = before(lease);
    const [, ...afterParties] = text.sections;
    const messages = {
      heading: words.messages.heading,
      blocks: texts(words.messages.texts),
    };
    return {
      ...text,
      sections: [parties(words, lease), ...afterParties].toSpliced(
        -1,
        0,
        ...acceptance(words, lease),
        messages,
      ),
    };
  };
};

function parties(words: LeaseTexts, { landlord, agency, tenants }: ContractFacts): Section {
  const { labels } = words;
  const rows = tenants.map((tenant, index): Row => [
    index === 0 ? labels.tenant : labels.coTenant,
    partyIn(words, tenant),
  ]);
  return {
    heading: words.headings.parties,
    blocks: [
      facts(
        [labels.landlord, partyIn(words, landlord)],
        ...(agency ? [[labels.agency, agencyIn(words, agency)] as const] : []),
        ...rows,
      ),
      ...texts([tenants.length > 1 && words.jointly]),
    ],
  };
}

/** What the tenant accepts about the security: the provider, the price, and whether it is optional. */
function acceptance(words: LeaseTexts, lease: ContractFacts): Section[] {
  const { securityType, securityAmount, insurance, isInvoiced } = lease;
  if (securityType === 'no_deposit') return [];
  const { labels, of, once, invoiced } = words.acceptance;
  const { heading, provider, price, voluntary, texts: securityTexts } = of[securityType];
  const amount = amountIn(words);
  const rows: Row[] = [
    [labels.provider, insurance?.insurer ?? provider],
    ...(securityAmount === null ? [] : [[labels.secured, amount(securityAmount)] as const]),
    [labels.price, insurance ? once(amount(insurance.fee)) : price],
    ...(voluntary === null ? [] : [[labels.voluntary, voluntary] as const]),
  ];
  const isBilled = securityType === 'deposit_insurance' && isInvoiced;
  return [
    { heading, blocks: [facts(...rows), ...texts([...securityTexts, isBilled && invoiced])] },
  ];
}
