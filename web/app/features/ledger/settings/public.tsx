export { AgentLoginForm } from './agent-login-form.tsx';
export { AgentLogin, type AgentLoginQuery } from './agent-login.graphql.ts';
export { Auditors, type AuditorsQuery } from './auditors.graphql.ts';
export { AuditorsPart } from './auditors-part.tsx';
export { BookForm } from './book-form.tsx';
export { ClientAccountChange } from './client-account-change.tsx';
export {
  ClientAccountChanges,
  type ClientAccountChangesQuery,
} from './client-account-changes.graphql.ts';
export { Field } from './field.tsx';
export { PartForm } from './part-form.tsx';
export { settingWords } from './field-errors.tsx';
