import { redirect } from 'react-router';

/** The start page is the search. */
export const loader = () => redirect('/find-home');
