import { addMonths, endOfMonth } from '@husvaer/domain/kernel/dates';

import { camt053 } from '../../bank-files.ts';
import { receiveFromBank } from '../../banking.ts';
import { BOOK_TERMS } from '../../books.ts';
import type { FullScenario } from '../../full-scenario.ts';
import { AGENT, READER, type Operation } from '../row.ts';

/** A month of nordbolig's that its bank has fully reported, and no one has signed off. */
async function monthToSign({ app, nordbolig }: FullScenario): Promise<string> {
  const [last] = await app.database.session((session) =>
    session.query<{ month: string | null }>(
      `select max(month) as month from bank_reconciliation
       join ledger_book on ledger_book.id = book_id where partner_id = $1`,
      [nordbolig],
    ),
  );
  const month = last?.month ? addMonths(last.month, 1) : '2020-01-01';
  const account = BOOK_TERMS.clientAccount;
  const statement = { id: crypto.randomUUID(), account, closingOn: endOfMonth(month), opening: 0n };
  await receiveFromBank(app, camt053(statement));
  return month.slice(0, 7);
}

export const BANKING: Record<string, Operation> = {
  getMoneyActivity: {
    by: AGENT,
    call: 'query ($id: ID!) { getMoneyActivity(queryData: { partnerId: $id }) { data { _id } } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  getSurpluses: {
    by: AGENT,
    call: 'query ($id: ID!) { getSurpluses(queryData: { partnerId: $id }) { data { contractId } } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  refundSurplus: {
    by: AGENT,
    call: `mutation ($id: ID!) {
      refundSurplus(inputData: { contractId: $id, amount: 1, account: "99991042764", name: "N", note: "N" }) { _id }
    }`,
    with: async (scenario) => ({ id: await scenario.overpaidLease() }),
  },
  getBankFiles: {
    by: READER,
    call: 'query ($id: ID!) { getBankFiles(queryData: { partnerId: $id }) { data { _id } } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  withdrawBankFile: {
    by: AGENT,
    call: 'mutation ($id: ID!, $file: ID!) { withdrawBankFile(inputData: { partnerId: $id, fileId: $file }) }',
    with: async (scenario) => ({ id: scenario.nordbolig, file: await scenario.waitingFile() }),
  },
  getPassedBankEntries: {
    by: READER,
    call: 'query ($id: ID!, $file: ID!) { getPassedBankEntries(queryData: { partnerId: $id, fileId: $file }) { data { text } } }',
    with: (scenario) => ({ id: scenario.nordbolig, file: scenario.partnersOwn['fileId']! }),
  },
  getBankMovement: {
    by: READER,
    call: 'query ($id: ID!) { getBankMovement(queryData: { lineId: $id }) { account } }',
    with: (scenario) => ({ id: scenario.partnersOwn['lineId']! }),
  },
  getBankExceptions: {
    by: AGENT,
    call: 'query ($id: ID!) { getBankExceptions(queryData: { partnerId: $id }) { data { _id } } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  getBankAnswers: {
    by: AGENT,
    call: 'query ($id: ID!) { getBankAnswers(queryData: { partnerId: $id }) { data { _id } } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  confirmBankAnswers: {
    by: AGENT,
    call: 'mutation ($id: ID!) { confirmBankAnswers(inputData: { answerIds: [$id] }) }',
    with: async (scenario) => ({ id: await scenario.proposedAnswer() }),
  },
  dismissBankAnswers: {
    by: AGENT,
    call: 'mutation ($id: ID!) { dismissBankAnswers(inputData: { answerIds: [$id] }) }',
    with: async (scenario) => ({ id: await scenario.proposedAnswer() }),
  },
  getBankConflicts: {
    by: AGENT,
    call: 'query ($id: ID!) { getBankConflicts(queryData: { partnerId: $id }) { data { _id } } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  closeBankConflict: {
    by: AGENT,
    call: 'mutation ($id: ID!) { closeBankConflict(inputData: { conflictId: $id, reason: "Feil fil" }) }',
    with: async (scenario) => ({ id: await scenario.bankConflict() }),
  },
  getRepeatedPayments: {
    by: AGENT,
    call: 'query ($id: ID!) { getRepeatedPayments(queryData: { partnerId: $id }) { data { _id } } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  getBankReconciliation: {
    by: READER,
    call: 'query ($id: ID!) { getBankReconciliation(queryData: { partnerId: $id }) { month } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  getMoneyTasks: {
    by: AGENT,
    call: 'query ($id: ID!) { getMoneyTasks(queryData: { partnerId: $id }) { name } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  signBankReconciliation: {
    by: AGENT,
    call: 'mutation ($id: ID!, $month: String!) { signBankReconciliation(inputData: { partnerId: $id, month: $month, note: "N" }) { month } }',
    with: async (scenario) => ({ id: scenario.nordbolig, month: await monthToSign(scenario) }),
  },
  closePeriod: {
    by: AGENT,
    call: 'mutation ($id: ID!) { closePeriod(inputData: { partnerId: $id, month: "2019-12" }) { month } }',
    async with({ app, nordbolig }) {
      await app.database.session((session) => session.query('delete from closed_period'));
      return { id: nordbolig };
    },
  },
  getReopenings: {
    by: READER,
    call: 'query ($id: ID!) { getReopenings(queryData: { partnerId: $id }) { reason } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  requestReopening: {
    by: AGENT,
    call: 'mutation ($id: ID!) { requestReopening(inputData: { partnerId: $id, month: "2019-12", reason: "N" }) }',
    async with(scenario) {
      await scenario.requestedReopening();
      await scenario.app.database.session((session) =>
        session.query(
          "update period_reopening set outcome = 'stopped', ended_at = now() where ended_at is null",
        ),
      );
      return { id: scenario.nordbolig };
    },
  },
  agreeToReopening: {
    by: ['agent', 'bookkeeper'],
    call: 'mutation ($id: ID!) { agreeToReopening(inputData: { reopeningId: $id, closedUntil: "2019-12-31" }) }',
    with: async (scenario) => ({ id: await scenario.requestedReopening() }),
  },
  stopReopening: {
    by: ['agent', 'bookkeeper'],
    call: 'mutation ($id: ID!) { stopReopening(inputData: { reopeningId: $id }) }',
    with: async (scenario) => ({ id: await scenario.requestedReopening() }),
  },
  bookRepeatedPayment: {
    by: AGENT,
    call: 'mutation ($id: ID!) { bookRepeatedPayment(inputData: { repeatId: $id, note: "N" }) { _id } }',
    with: async (scenario) => ({ id: await scenario.repeatedPayment() }),
  },
  settleBankException: {
    by: AGENT,
    call: 'mutation ($id: ID!) { settleBankException(inputData: { lineId: $id, choice: refund, note: "N", account: "99991042764", name: "N" }) { _id } }',
    with: async (scenario) => ({ id: await scenario.waitingPayment() }),
  },
  undoBankSettlement: {
    by: AGENT,
    call: 'mutation ($id: ID!) { undoBankSettlement(inputData: { lineId: $id }) { _id } }',
    async with(scenario) {
      const id = await scenario.waitingPayment();
      const { person } = await scenario.actorOf('agent');
      await scenario.app.api(
        BANKING['settleBankException']!.call,
        { id },
        person.tokens.accessToken,
      );
      return { id };
    },
  },
};
