export { findForm, type Form } from './store.ts';
export { sendForm } from './use-cases/send-form.ts';
