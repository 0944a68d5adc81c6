export { countTrouble, type Trouble } from './use-cases/count-trouble.ts';
