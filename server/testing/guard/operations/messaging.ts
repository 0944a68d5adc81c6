import { AGENT, SOMEBODY, type Operation } from '../row.ts';

export const MESSAGING: Record<string, Operation> = {
  getConversations: { by: SOMEBODY, call: '{ getConversations { data { _id } } }' },
  realtimeOptions: { by: SOMEBODY, call: '{ realtimeOptions { key } }' },
  unreadConversationCount: { by: SOMEBODY, call: '{ unreadConversationCount }' },
  addConversations: {
    by: SOMEBODY,
    call: 'mutation ($id: ID!) { addConversations(inputData: { listingId: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.wantedListing }),
  },
  getConversation: {
    by: AGENT,
    call: 'query ($id: ID!) { getConversation(queryData: { conversationId: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.partnersConversation }),
  },
  getMessages: {
    by: AGENT,
    call: 'query ($id: ID!) { getMessages(queryData: { conversationId: $id }) { data { _id } } }',
    with: (scenario) => ({ id: scenario.partnersConversation }),
  },
  addMessage: {
    by: AGENT,
    call: 'mutation ($id: ID!) { addMessage(inputData: { conversationId: $id, clientId: "019aa000-0000-7000-8000-000000000000", text: "Hei" }) { _id } }',
    with: (scenario) => ({ id: scenario.partnersConversation }),
  },
  // Participants, who are none of these.
  updateConversation: {
    by: [],
    call: 'mutation ($id: ID!) { updateConversation(inputData: { conversationId: $id, isArchived: true, hideForPartner: true }) { _id } }',
    with: (scenario) => ({ id: scenario.someoneElsesConversation }),
  },
  blockPerson: {
    by: [],
    call: 'mutation ($id: ID!) { blockPerson(inputData: { conversationId: $id, isBlocked: true }) { _id } }',
    with: (scenario) => ({ id: scenario.someoneElsesConversation }),
  },
  reportPerson: {
    by: [],
    call: 'mutation ($id: ID!) { reportPerson(inputData: { conversationId: $id, reason: fraud }) { _id } }',
    with: (scenario) => ({ id: scenario.someoneElsesConversation }),
  },
};
