import { describe, expect, test } from 'vitest';
import { press } from '#/content/press.ts';
import { socialActivities } from '#/content/social-activities.ts';
import { readPage } from './read-page.ts';

describe('Social responsibility activities', () => {
  test('8 activities by year', async () => {
    const articles = (await readPage('/activities/social')).textsOf(/<article[^>]*>(.*?)<\/article>/gs);
    expect(articles).toHaveLength(8);
    const years = articles.map((article) => Number(article.slice(0, 4)));
    expect(years).toEqual([...years].sort((one, other) => other - one));
    socialActivities.forEach(({ title, description }, index) => {
      expect(articles[index]).toContain(title);
      expect(articles[index]).toContain(description);
    });
  });

  test('only activities with images can be enlarged; without JavaScript the link opens the picture', async () => {
    const { main } = await readPage('/activities/social');
    const articles = main.match(/<article.*?<\/article>/gs) ?? [];
    socialActivities.forEach(({ images }, index) => {
      const links = [...(articles[index] ?? '').matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href);
      expect(links).toEqual(images);
    });
  });

  test('each picture is described', async () => {
    const { main } = await readPage('/activities/social');
    expect(main.match(/<img[^>]*alt=""/g)).toBeNull();
  });
});

describe('Press "Basında KUYAK"', () => {
  test('12 TV items with year and channel', async () => {
    const articles = (await readPage('/press')).textsOf(/<article[^>]*>(.*?)<\/article>/gs);
    expect(articles).toHaveLength(12);
    press.forEach(({ year, channel, title, description }, index) => {
      expect(articles[index]).toContain(`${year} ${channel} ${title} ${description}`);
    });
  });

  test("items with a video link to it; others show 'Video Mevcut Değil'", async () => {
    const { main } = await readPage('/press');
    const articles = main.match(/<article.*?<\/article>/gs) ?? [];
    press.forEach(({ videoFile }, index) => {
      const shown = articles[index] ?? '';
      if (videoFile) expect(shown).toContain(`href="${videoFile}"`);
      expect(shown.includes('Video Mevcut Değil')).toBe(videoFile === null);
    });
  });
});
