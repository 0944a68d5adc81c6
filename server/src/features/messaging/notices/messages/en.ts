import type { UnreadMailTexts } from './mail-texts.ts';

export const en: UnreadMailTexts = {
  one: (messages, names) =>
    messages === 1 ? `New message from ${names}` : `${messages} new messages from ${names}`,
  several: (messages, conversations) =>
    `${messages} new messages in ${conversations} conversations`,
  somebody: 'somebody who has left',
  files: '(a file)',
  earlier: (messages) =>
    messages === 1 ? '(one earlier message)' : `(${messages} earlier messages)`,
  more: (conversations) =>
    conversations === 1 ? 'And one more conversation.' : `And ${conversations} more conversations.`,
  button: 'Read and answer',
  footer: 'You get this mail because somebody has written to you on Husvær.',
  stop: 'Stop mails about messages',
};
