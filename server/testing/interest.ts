import type { TestPerson } from './people.ts';
import type { Answer, TestApp } from './test-app.ts';

const FIELDS = `_id state name isOwn isAdult birthDate rentFrom people leaseLength isSmoker hasPets petsText
  referenceName referencePhone phoneNumber occupation monthlyIncome aboutYou agreesToCreditCheck
  listing { _id title state } viewing { startsAt endsAt place text } viewingAnswer proposedStartsAt declinedText sentAt changedAt`;

/** An interest form, with the changes of the test. */
export const anInterestForm = (listingId: string, input: object = {}) => ({
  listingId,
  rentFrom: '2027-01-01',
  people: 2,
  leaseLength: 36,
  isSmoker: false,
  hasPets: false,
  birthDate: '1998-03-04',
  phoneNumber: '+4741234567',
  occupation: 'Sykepleier',
  agreesToCreditCheck: false,
  agreesToTerms: true,
  ...input,
});

export interface InterestCalls {
  /** Calls a mutation of the feature. Returns the form or forms of its answer. */
  call(name: string, inputData: object, who?: TestPerson): Promise<Answer & { form: any }>;
  send(who: TestPerson, listingId: string, input?: object): Promise<string>;
  mine(who: TestPerson): Promise<any[]>;
  forms(who: TestPerson, listingId: string, input?: object): Promise<Answer>;
  form(who: TestPerson | undefined, id: string): Promise<Answer>;
}

/** Calls with which people apply for homes and are answered. */
export function interestCalls(app: TestApp): InterestCalls {
  const call: InterestCalls['call'] = async (name, inputData, who) => {
    const type = `${name[0]!.toUpperCase()}${name.slice(1)}InputData!`;
    const answer = await app.api(
      `mutation ($inputData: ${type}) { ${name}(inputData: $inputData) { ${FIELDS} } }`,
      { inputData },
      who?.tokens.accessToken,
    );
    return { ...answer, form: answer.data?.[name] };
  };
  return {
    call,
    async send(who, listingId, input) {
      const { form } = await call('addInterestForm', anInterestForm(listingId, input), who);
      return form._id as string;
    },
    async mine(who) {
      const query = `{ getMyInterestForms { data { ${FIELDS} } metaData { totalDocuments } } }`;
      const { data } = await app.api(query, {}, who.tokens.accessToken);
      return data.getMyInterestForms.data;
    },
    forms: (who, listingId, { state = null, ...optionData }: any = {}) =>
      app.api(
        `query ($queryData: InterestFormsQueryData!, $optionData: InterestFormsOptionData) {
          getInterestForms(queryData: $queryData, optionData: $optionData) {
            data { ${FIELDS} } metaData { totalDocuments filteredDocuments }
            counts { sent shortlisted invited declined } } }`,
        { queryData: { listingId, state }, optionData },
        who.tokens.accessToken,
      ),
    form: (who, id) =>
      app.api(
        `query ($id: ID!) { getInterestForm(queryData: { _id: $id }) { ${FIELDS} } }`,
        { id },
        who?.tokens.accessToken,
      ),
  };
}

/** The id of a home by its title. */
export const homeOf = (app: TestApp, title: string): Promise<string> =>
  app.database.session(async (session) => {
    const rows = await session.query<{ id: string; title: string }>(
      'select id, title from listing',
    );
    return rows.find((row) => row.title === title)!.id;
  });
