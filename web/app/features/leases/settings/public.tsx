export { DaysForm } from './days-form.tsx';
