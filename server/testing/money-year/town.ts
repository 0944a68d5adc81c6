import { join } from 'node:path';

import { addDays, addMonths } from '@husvaer/domain/kernel/dates';

import { openBook } from '../books.ts';
import { addPerson, newToken, type TestPerson } from '../people.ts';
import { addSignedLease } from '../signed-leases.ts';
import { addPartner, type TestApp } from '../test-app.ts';
import { createBank, type Bank } from './bank.ts';
import { BEHAVIOURS } from './behaviours.ts';

/** The first day of the simulation. */
export const BEGINS_ON = '2027-01-04';

/** A home in the simulation. */
interface Home {
  leaseId: string;
  number: number;
  behaviour: number;
  tenant: TestPerson;
  /** What the bank received for it, less reversals; and what the landlord received. Øre. */
  paid: bigint;
}

/** An agency, its people, its leases and its bank. */
export interface Town {
  app: TestApp;
  homes: Home[];
  byLease: Map<string, Home>;
  landlord: TestPerson;
  agent: TestPerson;
  /** Approves the changes of the agent. */
  other: TestPerson;
  partnerId: string;
  account: string;
  /** Files in the order they were delivered. */
  files: number;
  /** The number of OCR files among them. */
  transmissions: number;
  last: string | null;
  bank: Bank;
}

/** Adds the agency with this many leases. */
export async function createTown(app: TestApp, leases: number): Promise<Town> {
  app.clock.set(Temporal.Instant.from(`${BEGINS_ON}T05:00:00Z`));
  const partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  const { clientAccount: account } = await openBook(app, partnerId);
  const grants = [{ role: 'agent' as const, partnerId }];
  const agent = await addPerson(app, { email: 'silje@x.no', grants });
  const other = await addPerson(app, { email: 'morten@x.no', grants });
  const landlord = await addPerson(app, { email: 'kari@x.no', name: 'Kari Nordmann' });
  const tenants = await Promise.all(
    BEHAVIOURS.map(({ name }, index) => addPerson(app, { email: `t${index}@x.no`, name })),
  );
  const homes: Home[] = [];
  for (let number = 0; number < leases; number += 1) {
    const behaviour = number % BEHAVIOURS.length;
    const turn = Math.floor(number / BEHAVIOURS.length);
    const startsOn = addDays(BEGINS_ON, 10 + ((number * 7) % 50));
    const leaseId = await addSignedLease(app, {
      partnerId,
      landlord,
      tenants: [tenants[behaviour]!],
      startsOn,
      endsOn: turn % 3 === 1 ? addDays(addMonths(startsOn, 4), turn % 25) : null,
      dueDay: 1 + ((number * 5) % 28),
      monthlyRent: 900_000n + BigInt(number) * 1_337n,
      guaranteeMonths: turn % 2 === 1 ? 2 : null,
      payoutDay: 1 + ((number * 3) % 28),
    });
    homes.push({ leaseId, number, behaviour, tenant: tenants[behaviour]!, paid: 0n });
  }
  await agreeOnCommissions(app);
  const byLease = new Map(homes.map((home) => [home.leaseId, home]));
  await nameAccount(app, landlord, [agent, other], partnerId);
  const bank = createBank(join(app.config.BANK_DIR, 'out'), account);
  const people = { landlord, agent, other };
  return {
    app,
    homes,
    byLease,
    ...people,
    partnerId,
    account,
    files: 0,
    transmissions: 0,
    last: null,
    bank,
  };
}

/** Every other landlord pays for letting and every month: sums of odd øre, with value added tax. */
const agreeOnCommissions = (app: TestApp): Promise<unknown> =>
  app.database.session(async (session) => {
    await session.query(
      `update assignment set management_type = 'percent', management_amount = 733,
         brokering_type = 'fixed', brokering_amount = 123457
       where id in (select assignment_id from lease where monthly_rent % 2 = 1)`,
    );
    await session.query('update lease set brokering_consented_at = created_at');
  });

/** Sets the landlord's account, and the approvers of payouts. */
async function nameAccount(
  app: TestApp,
  landlord: TestPerson,
  agents: readonly TestPerson[],
  partnerId: string,
): Promise<void> {
  const answers = [
    await app.api(
      `mutation { setPayoutAccount(inputData: { accountNumber: "12345678903" }) { accountNumber } }`,
      {},
      await newToken(app, landlord),
    ),
    await app.api(
      `mutation ($input: SetPayoutSettingsInputData!) { setPayoutSettings(inputData: $input) { retryDays } }`,
      {
        input: {
          partnerId,
          payoutDay: 10,
          waitDays: 3,
          guaranteeMonths: 2,
          approvalsNeeded: 1,
          retryDays: 2,
          approverIds: agents.map(({ id }) => id),
        },
      },
      // Who names the first approvers is not enough alone.
      await newToken(app, agents[1]!),
    ),
  ];
  for (const { errors } of answers) if (errors) throw new Error(JSON.stringify(errors));
}

/** Runs everything that is due. */
export async function settle(app: TestApp): Promise<void> {
  await app.dispatcher.settle();
  for (const worker of app.workers) await worker.runDue();
}

export const query = <Row>(app: TestApp, text: string): Promise<Row[]> =>
  app.database.session((session) => session.query<Row>(text));

const INPUTS: Record<string, string> = {
  receiveInvoiceDirectly: 'ReceiveInvoiceDirectlyInputData',
  objectToInvoice: 'ObjectToInvoiceInputData',
  settleBankException: 'SettleBankExceptionInputData',
  approvePayouts: 'ApprovePayoutsInputData',
  approveRefunds: 'ApproveRefundsInputData',
  refundSurplus: 'RefundSurplusInputData',
};

/** Calls a mutation with one input. Throws its error. */
export async function call(
  app: TestApp,
  name: string,
  inputData: object,
  who: TestPerson,
): Promise<void> {
  const type = INPUTS[name] ?? 'InvoiceInputData';
  const { errors } = await app.api(
    `mutation ($inputData: ${type}!) { ${name}(inputData: $inputData) { _id } }`,
    { inputData },
    await newToken(app, who),
  );
  if (errors) throw new Error(`${name}: ${JSON.stringify(errors[0]?.extensions)}`);
}
