import { Document } from './document.tsx';
import { terms as en } from './texts/terms.en.tsx';
import { terms as no } from './texts/terms.no.tsx';

export default function TermsPage() {
  return <Document text={{ en, no }} path="/terms-conditions" />;
}
