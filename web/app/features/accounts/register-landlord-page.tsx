import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';

import { publicSiteOnly } from '../../platform/public-site-only.ts';
import { RegisterPage } from './register-page.tsx';

export const handle = { namespaces: ['accounts'] };

export const loader = ({ context }: LoaderFunctionArgs) => publicSiteOnly(context);
export const clientLoader = ({ context }: ClientLoaderFunctionArgs) => publicSiteOnly(context);

export default function RegisterLandlordPage() {
  return <RegisterPage side="landlord" />;
}
