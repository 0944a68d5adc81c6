import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';

import { loggedInOnly } from '../../platform/guard.ts';
import { publicSiteOnly } from '../../platform/public-site-only.ts';
import { Soon } from './components/soon.tsx';

export const handle = { namespaces: ['accounts'] };

const guard = (args: LoaderFunctionArgs | ClientLoaderFunctionArgs) =>
  publicSiteOnly(args.context) ?? loggedInOnly(args);

export const loader = (args: LoaderFunctionArgs) => guard(args);
export const clientLoader = (args: ClientLoaderFunctionArgs) => guard(args);

export default function ListYourPlaceSoonPage() {
  return <Soon what="list_your_place" />;
}
