export { addPerson, findPerson, findPersonByEmail, type Person } from './store.ts';
