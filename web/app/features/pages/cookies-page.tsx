import { Document } from './document.tsx';
import { cookies as en } from './texts/cookies.en.tsx';
import { cookies as no } from './texts/cookies.no.tsx';

export default function CookiesPage() {
  return <Document text={{ en, no }} path="/about-cookies" />;
}
