export { findSilent } from './settings/store.ts';
export { accountChannel } from './publish-to-browsers.ts';
export { unsubscribeLinks } from './mailings.ts';
export { notify } from './use-cases/notify.ts';
