import { newToken, type TestPerson } from './people.ts';
import type { Answer, TestApp } from './test-app.ts';

/** What a tenant answers a bank, like any other, but for what the test says of it. */
export const aKycForm = (referenceNumber: string, said: object = {}) => ({
  referenceNumber,
  // Made for tests: no person has it.
  nationalIdentification: '13897000061',
  yearlyAmount: 540_000,
  hasOtherIncome: false,
  receivesMoney: false,
  transfersMoney: false,
  depositsCash: false,
  isNonStandardCustomer: false,
  isPoliticallyExposed: false,
  isTaxableAbroad: false,
  investsForOthers: false,
  tradesDigitalCurrency: false,
  isUsTaxResident: false,
  motherland: 'NO',
  depositType: 'savings',
  amount: 36_000,
  ...said,
});

const KYC = `referenceNumber contractId name propertyName depositAmount submittedAt
  identificationHint signingUrl returnTo`;

/** Sends a form as somebody. */
export const addKyc = async (
  app: TestApp,
  inputData: object,
  who: Pick<TestPerson, 'id'> | null,
): Promise<Answer> =>
  app.api(
    `mutation ($inputData: AddDepositKycInputData!) { addDepositKyc(inputData: $inputData) { ${KYC} } }`,
    { inputData },
    who ? await newToken(app, who) : undefined,
  );

export const readKyc = async (
  app: TestApp,
  referenceNumber: string,
  who: Pick<TestPerson, 'id'> | null,
): Promise<Answer> =>
  app.api(
    `query ($referenceNumber: String!) { getDepositKyc(queryData: { referenceNumber: $referenceNumber }) { ${KYC} } }`,
    { referenceNumber },
    who ? await newToken(app, who) : undefined,
  );

/** Answers what the bank asks on that page; where one signs after it. */
export async function answerBank(
  app: TestApp,
  page: string,
  who: Pick<TestPerson, 'id'>,
): Promise<string> {
  const { data, errors } = await addKyc(app, aKycForm(page.split('/').at(-1)!), who);
  if (!data?.addDepositKyc) throw new Error(errors?.[0]?.message);
  return data.addDepositKyc.signingUrl as string;
}
