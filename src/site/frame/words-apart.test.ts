import { expect, test } from 'vitest';
import { shareTestApp } from '../../../tests/support/shared-app.ts';

const app = shareTestApp();

test.each(['/about', '/donate', '/yok'])(
  'around %s, links side by side are words apart without a stylesheet',
  async (path) => {
    const html = await (await app().visitor().get(path)).text();
    const around = html.replace(/<main.*<\/main>/s, '');
    expect(around).not.toMatch(/<\/(a|button)><(a|button)\b/);
  },
);
