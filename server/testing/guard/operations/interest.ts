import { anInterestForm } from '../../interest.ts';
import { AGENT, SOMEBODY, type Operation } from '../row.ts';

export const INTEREST: Record<string, Operation> = {
  getInterestDraft: {
    by: SOMEBODY,
    call: 'query ($id: ID!) { getInterestDraft(queryData: { listingId: $id }) { rentFrom } }',
    with: (scenario) => ({ id: scenario.wantedListing }),
  },
  addInterestForm: {
    by: SOMEBODY,
    call: 'mutation ($form: AddInterestFormInputData!) { addInterestForm(inputData: $form) { _id } }',
    with: (scenario) => ({ form: anInterestForm(scenario.wantedListing) }),
  },
  getMyInterestForms: { by: SOMEBODY, call: '{ getMyInterestForms { data { _id } } }' },
  getInterestForms: {
    by: AGENT,
    call: 'query ($id: ID!) { getInterestForms(queryData: { listingId: $id }) { data { _id } } }',
    with: (scenario) => ({ id: scenario.partnersHomes[0] }),
  },
  getInterestForm: {
    by: AGENT,
    call: 'query ($id: ID!) { getInterestForm(queryData: { _id: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.interestForms[0] }),
  },
  shortlistInterest: {
    by: AGENT,
    call: 'mutation ($id: ID!) { shortlistInterest(inputData: { _id: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.interestForms[0] }),
  },
  openInterestIdentification: {
    by: AGENT,
    call: 'mutation ($id: ID!) { openInterestIdentification(inputData: { _id: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.interestForms[0] }),
  },
  talkAboutInterest: {
    by: AGENT,
    call: 'mutation ($id: ID!) { talkAboutInterest(inputData: { _id: $id }) { conversationId } }',
    with: (scenario) => ({ id: scenario.interestForms[0] }),
  },
  inviteToViewing: {
    by: AGENT,
    call: 'mutation ($id: ID!) { inviteToViewing(inputData: { _ids: [$id], startsAt: "2026-11-25T16:00:00Z", endsAt: "2026-11-25T17:00:00Z" }) { _id } }',
    with: (scenario) => ({ id: scenario.interestForms[1] }),
  },
  declineInterest: {
    by: AGENT,
    call: 'mutation ($id: ID!) { declineInterest(inputData: { _id: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.interestForms[2] }),
  },
  // The sender, who is none of these.
  answerViewing: {
    by: [],
    call: 'mutation ($id: ID!) { answerViewing(inputData: { _id: $id, answer: accepted }) { _id } }',
    with: (scenario) => ({ id: scenario.interestForms[0] }),
  },
  withdrawInterest: {
    by: [],
    call: 'mutation ($id: ID!) { withdrawInterest(inputData: { _id: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.interestForms[0] }),
  },
  getViewings: { by: SOMEBODY, call: '{ getViewings(queryData: {}) { home } }' },
};
