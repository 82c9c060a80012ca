import { runHalf } from './random/runs.ts';

runHalf(1);
