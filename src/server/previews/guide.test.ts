import { expect, test } from 'vitest';
import { panelPaths } from '#/http/panel-paths.ts';
import { guideParts } from '#/i18n/tr/guide.ts';
import { guideFragment } from '#/panel/help-link.tsx';
import { openTestApp } from '../../../tests/support/app.ts';
import { freshDatabase } from '../../../tests/support/databases.ts';

test('the guide has each part to which a screen leads, and is for staff', async () => {
  const app = await openTestApp(await freshDatabase());
  const html = await (await (await app.signedIn('mert')).get(panelPaths.guide)).text();
  const fragments = [...html.matchAll(/<h[23] id="([^"]+)"/g)].map(([, id]) => id);
  expect(fragments).toEqual(expect.arrayContaining(Object.values(guideParts).map(guideFragment)));
  expect(html).not.toMatch(/href="[^"]*\.md"/);
  const refused = await app.visitor().get(panelPaths.guide);
  expect([refused.status, refused.headers.get('location')]).toEqual([302, panelPaths.signIn]);
});
