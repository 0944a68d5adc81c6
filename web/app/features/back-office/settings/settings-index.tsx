import { redirect } from 'react-router';

const toFirst = () => redirect('/money/settings/account');

/** Leads to the first part of the settings. */
export function loader() {
  return toFirst();
}

export function clientLoader() {
  return toFirst();
}

export default function SettingsIndex() {
  return null;
}
