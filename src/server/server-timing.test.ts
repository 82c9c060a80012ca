import { expect, test } from 'vitest';
import { openTestApp } from '../../tests/support/app.ts';
import { freshDatabase } from '../../tests/support/databases.ts';

test('staff learn how long the server took, strangers are not', async () => {
  const app = await openTestApp(await freshDatabase());
  const ayse = await app.signedIn('ayse');
  for (const path of ['/', '/', '/api/news', '/api/admin/news', '/no-such-page']) {
    const { headers } = await ayse.get(path);
    expect([path, headers.get('server-timing')]).toEqual([path, expect.stringMatching(/^app;dur=\d+\.\d$/)]);
    expect((await app.visitor().get(path)).headers.get('server-timing')).toBeNull();
  }
});
