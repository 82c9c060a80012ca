import { describe, expect, test } from 'vitest';
import { socialActivities } from './social-activities.ts';
import { starterNews } from './starter-news.ts';
import { starterPhotos } from './starter-photos.ts';

const picturesOfNews = starterNews.flatMap(({ imageUrl, images }) => [imageUrl, ...images]);

describe('the drawings of the demo', () => {
  test('none stands for two events', () => {
    expect(new Set(picturesOfNews).size).toBe(picturesOfNews.length);
    const ofActivities = socialActivities.flatMap(({ images }) => images);
    expect(new Set(ofActivities).size).toBe(ofActivities.length);
    expect(new Set(starterPhotos.map(({ imageUrl }) => imageUrl)).size).toBe(starterPhotos.length);
  });

  test('none is called a photograph', () => {
    for (const { title, description } of starterPhotos)
      expect(`${title} ${description}`).not.toMatch(/fotoğraf/i);
  });
});
