import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';

import { identifiedOnly } from '../../platform/guard.ts';
import { partnerSiteOnly } from '../../platform/public-site-only.ts';
import { Soon } from './components/soon.tsx';

export const handle = { namespaces: ['accounts'] };

const guard = (args: LoaderFunctionArgs | ClientLoaderFunctionArgs) =>
  partnerSiteOnly(args.context) ?? identifiedOnly(args);

export const loader = (args: LoaderFunctionArgs) => guard(args);
export const clientLoader = (args: ClientLoaderFunctionArgs) => guard(args);

export default function LeaseSoonPage() {
  return <Soon />;
}
