import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';

import { loggedInOnly } from '../../platform/guard.ts';
import { Soon } from './components/soon.tsx';

export const handle = { namespaces: ['accounts'] };

export const loader = (args: LoaderFunctionArgs) => loggedInOnly(args);
export const clientLoader = (args: ClientLoaderFunctionArgs) => loggedInOnly(args);

export default function InboxSoonPage() {
  return <Soon what="inbox" />;
}
