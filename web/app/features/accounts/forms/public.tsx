// A separate public module: every page imports the other one, and few pages have forms.
export { checkedBy } from '../check.tsx';
export { PasswordField } from '../components/fields.tsx';
export { FormError } from '../components/form-error.tsx';
export { useFormCall } from '../use-form-call.ts';
