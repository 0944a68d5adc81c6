export { InvoicingForm } from './invoicing-form.tsx';
