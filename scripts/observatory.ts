import { rmSync } from 'node:fs';
import { findFreePort } from '../tests/support/free-port.ts';
import { startSite } from '../tests/support/site.ts';
import { makeTemporaryFolder } from '../tests/support/temporary-folder.ts';
import { makeCertificate } from './observatory/certificate.ts';
import { installGrader } from './observatory/grader.ts';
import { openFront } from './observatory/https-front.ts';

/**
 * Has the built site graded by Mozilla's own HTTP Observatory, on this machine and behind https, as on the internet:
 * the home page and the panel. Ends with 1 when one of them gets less than A+.
 */
const folder = makeTemporaryFolder('observatory-');
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

const certificate = makeCertificate(folder);
const grade = installGrader({ folder, certificate });
const port = await findFreePort();
const site = await startSite({ env: { SITE_URL: `https://localhost:${port}`, TRUST_PROXY: '1' } });
const closeFront = await openFront({ port, certificate, siteUrl: site.url });
for (const path of ['', '/adminpanel']) {
  const { scan, tests } = await grade(`localhost:${port}${path}`);
  console.log(`${path || '/'}: ${scan.grade}, ${scan.score} points`);
  for (const [name, { result, scoreModifier }] of Object.entries(tests)) {
    console.log(`  ${String(scoreModifier).padStart(4)}  ${name}: ${result}`);
  }
  if (scan.grade !== 'A+') process.exitCode = 1;
}
closeFront();
await site.stop();
