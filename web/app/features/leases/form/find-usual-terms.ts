import type { Api } from '../../../platform/api.ts';
import type { UsualTerms } from './answers.ts';
import { UsualLettingTerms } from './usual-terms.graphql.ts';

/** What an agency usually agrees on with landlords; null where it keeps no books yet. Without it a form can do. */
export async function findUsualTerms(ask: Api, partnerId: string): Promise<UsualTerms | null> {
  try {
    return (await ask(UsualLettingTerms, { partnerId })).getPayoutSettings;
  } catch {
    return null;
  }
}
