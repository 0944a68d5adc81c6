import { Document } from './document.tsx';
import { privacy as en } from './texts/privacy.en.tsx';
import { privacy as no } from './texts/privacy.no.tsx';

export default function PrivacyPage() {
  return <Document text={{ en, no }} path="/privacy-policy" />;
}
