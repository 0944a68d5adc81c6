export { postAs, addMessage } from './use-cases/add-message.ts';
export { answersFor, startConversation } from './use-cases/add-conversations.ts';
export { isBlocked } from './blocks/store.ts';
export { updateConversation } from './use-cases/update-conversation.ts';
export { findUnread, type Unread } from './unread/store.ts';
export { findMessages, type Message } from './records/store.ts';
