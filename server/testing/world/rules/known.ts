import type { RuleId } from './register.ts';

/** A finding that breaks a rule today. */
export interface Known {
  rule: RuleId;
  /** The page of the review and the number of the finding; `new` if nobody had written it down. */
  finding: string;
  /** How its contradictions read. */
  reads: RegExp;
  /** Only in a world with careless or dishonest people. */
  needsMisconduct?: true;
}

/**
 * What the world is expected to find. A contradiction that none of these expects fails a run. An entry that
 * the pinned seeds no longer meet fails them too: the change that mends it takes it off.
 */
export const KNOWN: readonly Known[] = [
  { rule: 'home_is_found_by_its_title', finding: 'bugs D8', reads: /NFD of its title/ },
  // While its deposit insurance is unpaid, the page asks for that first, and the API states the rent’s KID.
  { rule: 'page_writes_what_is_stated', finding: 'new', reads: /does not write the KID/ },
  // The landlord received the rent directly, and the client account pays the surplus back.
  { rule: 'refunded_at_most_what_came', finding: 'new', reads: /and 0,00 came from there/ },
  { rule: 'one_next_payout', finding: 'new', reads: /unknown; next payout: \S+ 0,00/ },
  { rule: 'one_kid', finding: 'new', reads: /the invoices/ },
  { rule: 'annual_statement_adds_up', finding: 'new', reads: /The ledger has/ },
  { rule: 'waiting_is_on_a_start_page', finding: 'new', reads: /wait for approval, and are on no/ },
];
