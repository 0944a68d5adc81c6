import { expect, type APIRequestContext } from '@playwright/test';

import { PEOPLE } from '../demo/src/cast.ts';
import { aKycForm } from '../server/testing/deposits.ts';
import { numberOf } from '../server/testing/national-number.ts';
import { apiOf } from './landlords.ts';

interface Person {
  email: string;
  password: string;
}

/** The page on which a signer continues with a lease, once its contract is made. */
export async function signingPage(
  request: APIRequestContext,
  who: Person,
  contractId: string,
): Promise<string> {
  const api = await apiOf(request, who);
  const query = `query ($contractId: ID!) { getSingleLeaseForPublicSite(queryData: { contractId: $contractId }) {
    tenantLeaseSigningStatus { signingUrl } } }`;
  let url: string | null = null;
  await expect
    .poll(async () => {
      const { getSingleLeaseForPublicSite: lease } = await api<{
        getSingleLeaseForPublicSite: { tenantLeaseSigningStatus: { signingUrl: string | null } };
      }>(query, { contractId });
      url = lease.tenantLeaseSigningStatus.signingUrl;
      return url;
    })
    .not.toBeNull();
  return url!;
}

/** Answers the bank's questions before the signing, by the API. */
export async function answerBank(request: APIRequestContext, who: Person, contractId: string) {
  const page = await signingPage(request, who, contractId);
  const api = await apiOf(request, who);
  const born = PEOPLE.find(({ email }) => email === who.email)!.birthDate;
  await api(
    'mutation ($inputData: AddDepositKycInputData!) { addDepositKyc(inputData: $inputData) { signingUrl } }',
    { inputData: aKycForm(page.split('/').at(-1)!, { nationalIdentification: numberOf(born) }) },
  );
}
