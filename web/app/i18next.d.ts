import 'i18next';

import type { messages } from './messages.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: (typeof messages)['en'];
  }
}
