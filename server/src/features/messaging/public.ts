export { say } from './use-cases/add-message.ts';
export { answersFor, startConversation } from './use-cases/start-conversation.ts';
