export { countProblems, type ProblemCounts } from './use-cases/count-problems.ts';
