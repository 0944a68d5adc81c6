import { RegisterPage } from './register-page.tsx';

export const handle = { namespaces: ['accounts'] };

export default function RegisterTenantPage() {
  return <RegisterPage side="tenant" />;
}
