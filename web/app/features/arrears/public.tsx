export { LateRentForm } from './settings/late-rent-form.tsx';
