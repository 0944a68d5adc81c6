import { redirect } from 'react-router';

/** The front door is the search. */
export const loader = () => redirect('/find-home');
