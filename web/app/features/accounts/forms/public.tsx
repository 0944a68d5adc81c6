// A door of its own: every page goes through the other one, and few have forms.
export { checkedBy } from '../check.tsx';
export { PasswordField } from '../components/fields.tsx';
export { FormError } from '../components/form-error.tsx';
export { useFormCall } from '../use-form-call.ts';
