import { PassThrough } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { cast, openTestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import { Visitor } from '../../tests/support/visitor.ts';
import { createApp } from './app.ts';

describeEachDatabase('whole lists', (fresh) => {
  test.each(['/api/admin/news', '/api/admin/operations', '/api/media'])(
    'of one after the other staff get theirs: %s',
    async (path) => {
      const app = createApp((await openTestApp(await fresh())).parts);
      const connection: { outgoing?: PassThrough } = {};
      const mert = new Visitor((request) => app.fetch(request, { ...connection }));
      const { username, password } = cast.mert;
      await mert.post('/api/admin/login', { username, password });
      const slow = new PassThrough().resume();
      connection.outgoing = slow;
      expect((await mert.get('/api/media')).status).toBe(200);
      delete connection.outgoing;
      const stranger = new Visitor((request) => app.fetch(request));
      expect((await stranger.get(path)).status).toBe(401);
      const other = mert.get(path).then(({ status }) => status);
      expect(await Promise.race([other, sleep(100, 'waits')])).toBe('waits');
      slow.destroy();
      expect(await other).toBe(200);
    },
  );
});
