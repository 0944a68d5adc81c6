import { numberOf } from './national-number.ts';
import { newToken, type TestPerson } from './people.ts';
import type { Answer, TestApp } from './test-app.ts';

/** A tenant's answers to a bank, with the changes of the test. */
export const aKycForm = (referenceNumber: string, input: object = {}) => ({
  referenceNumber,
  nationalIdentification: numberOf('1994-05-17'),
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
  ...input,
});

const KYC = `referenceNumber contractId name propertyName depositAmount submittedAt
  identificationHint signingUrl returnTo`;

/** Sends a form as a person. */
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

/** Answers the bank's questions on this page. Returns where to sign afterwards. */
export async function answerBank(
  app: TestApp,
  page: string,
  who: Pick<TestPerson, 'id'>,
): Promise<string> {
  const [born] = await app.database.session((session) =>
    session.query<{ day: string | null }>(
      'select birth_date::text as day from account where id = $1',
      [who.id],
    ),
  );
  const nationalIdentification = numberOf(born?.day ?? '1994-05-17');
  const form = aKycForm(page.split('/').at(-1)!, { nationalIdentification });
  const { data, errors } = await addKyc(app, form, who);
  if (!data?.addDepositKyc) throw new Error(errors?.[0]?.message);
  return data.addDepositKyc.signingUrl as string;
}
