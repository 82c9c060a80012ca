import { describe, expect, test } from 'vitest';
import { press } from '#/content/press.ts';
import { socialActivities } from '#/content/social-activities.ts';
import { sharePages } from './read-page.ts';

const readPage = sharePages();

/** From the latest to the first. */
const isByYear = (years: number[]) => expect(years).toEqual(years.toSorted((one, other) => other - one));

describe('Social responsibility activities', () => {
  test('every activity, by year', async () => {
    const articles = (await readPage('/activities/social')).textsOf(/<article[^>]*>(.*?)<\/article>/gs);
    expect(articles).toEqual(
      socialActivities.map(({ year, title, description }) => `${year} ${title} ${description}`),
    );
    isByYear(socialActivities.map(({ year }) => year));
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

describe('what the press showed', () => {
  test('every TV item with year and channel', async () => {
    const articles = (await readPage('/press')).textsOf(/<article[^>]*>(.*?)<\/article>/gs);
    expect(articles).toHaveLength(press.length);
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
