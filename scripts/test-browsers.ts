import { findFirefox } from '../tests/support/firefox.ts';
import { type Program, prepareMachine } from './test/programs.ts';
import { runSteps } from './test/run-step.ts';
import { addUp, printSummary } from './test/summary.ts';

const firefox: Program = {
  name: 'Firefox',
  find: findFirefox,
  packages: ['firefox-esr'],
  without: 'there is nothing to try',
  otherwise: 'FIREFOX_PATH',
};

/* The site and the panel in a browser of another make than the one of `npm test`. */
prepareMachine([firefox]);
const results = await runSteps([
  { name: 'build', command: ['node', 'scripts/build.ts'] },
  { name: 'Firefox', command: ['vitest', 'run', '--project=browsers'], needs: 'build' },
]);
printSummary(results);
process.exitCode = addUp(results).failed > 0 ? 1 : 0;
