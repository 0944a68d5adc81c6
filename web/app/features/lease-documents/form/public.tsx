export { BehindDialog } from './behind-dialog.tsx';
export { Section } from './fields.tsx';
export { FormFallback, FormHead } from './form-head.tsx';
