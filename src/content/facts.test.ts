import { describe, expect, test } from 'vitest';
import { association } from './association.ts';
import { coursePages, education, educationTabs } from './courses.ts';
import { newsCategories, operationTypes } from './kinds.ts';
import { pastOperations } from './past-operations.ts';
import { findPictureAlt } from './picture-alt.ts';
import { press } from './press.ts';
import { socialActivities } from './social-activities.ts';
import { starterNews } from './starter-news.ts';
import { starterPhotos } from './starter-photos.ts';
import { statute } from './statute.ts';

describe('the association tells of itself', () => {
  test('the figures that other pages repeat', () => {
    expect(association).toMatchObject({
      foundedYear: 2007,
      foundedCity: 'İstanbul',
      activeYears: 17,
      copyrightYear: 2025,
    });
    expect(association.figures).toMatchObject({
      instructors: 11,
      registeredMembers: 126,
      volunteersInTraining: 61,
      towns: 5,
    });
    expect(association.medal.receivedOn).toBe('2023-04-26');
    expect(association.contact.callSign).toBe('VHF 145.300');
  });
});

describe('the statute keeps its figures', () => {
  test.each([
    [9, 'en geç otuz gün içinde'],
    [10, 'en az bir yıl süreyle'],
    [14, 'bir ay önceden yazılı'],
    [19, 'beşte birinin yazılı isteği üzerine otuz gün içinde'],
    [20, 'en az on beş gün önce'],
    [21, 'yarısından bir fazlasının'],
    [21, 'ilk toplantıdan otuz gün sonra'],
    [26, 'üç yıl için seçilen yedi asıl'],
    [31, 'üç yıl için seçilen üç asıl'],
    [33, 'üç asıl ve üç yedek'],
    [44, 'üçte ikisinin olumlu oyu'],
    [45, 'üçte ikisinin oyuyla'],
  ])('article %i says “%s”', (number, words) => {
    const article = statute.articles.find((candidate) => candidate.number === number);
    expect(article?.paragraphs.join('\n')).toContain(words);
  });
});

describe('the courses keep both readings', () => {
  test('the course pages', () => {
    expect(coursePages.tae).toMatchObject({ totalHours: 3, drillHours: null });
    expect(coursePages.akt1).toMatchObject({ totalHours: 16, drillHours: null });
    expect(coursePages.akt2).toMatchObject({ totalHours: 220, drillHours: 48 });
    expect(coursePages.akt1.requirements).toEqual(['18 yaşından büyük olmak', 'TAE belgesine sahip olmak']);
    expect(coursePages.akt2.requirements).toContain('En az 6 ay aktif gönüllülük yapmış olmak');
  });

  test('the education tabs', () => {
    expect(educationTabs.tae).toMatchObject({
      duration: '40 saat (5 gün)',
      ages: '18–65',
      language: 'Türkçe',
    });
    expect(educationTabs.akt1).toMatchObject({
      duration: '80 saat (10 gün)',
      ages: '20–60',
      language: 'Türkçe',
    });
    expect(educationTabs.akt2).toMatchObject({
      duration: '120 saat (15 gün)',
      ages: '25–55',
      language: 'Türkçe veya İngilizce',
    });
    expect(educationTabs.tae.topics).toHaveLength(5);
    expect(educationTabs.akt1.prerequisites).toHaveLength(4);
    expect(educationTabs.akt2.prerequisites).toHaveLength(5);
  });

  test('the three cards lead to the three course pages', () => {
    expect(education.cards.map(({ path }) => path)).toEqual(
      Object.values(coursePages).map(({ path }) => path),
    );
  });
});

describe('the starter content', () => {
  test('has 38 past operations, newest first, of every type at least two', () => {
    expect(pastOperations).toHaveLength(38);
    for (const type of operationTypes) {
      expect(pastOperations.filter((operation) => operation.type === type).length, type).toBeGreaterThan(1);
    }
    const days = pastOperations.map(({ date }) => date.split('.').toReversed().join('-'));
    expect(days).toEqual(days.toSorted().toReversed());
  });

  test('has news of every category and two drafts', () => {
    const published = starterNews.filter((article) => article.published);
    expect(new Set(published.map(({ category }) => category))).toEqual(new Set(newsCategories));
    expect(starterNews.length - published.length).toBe(2);
  });

  test('has 20 photos, each with a description for those who cannot see it', () => {
    expect(starterPhotos).toHaveLength(20);
    for (const { imageUrl } of starterPhotos) expect(findPictureAlt(imageUrl), imageUrl).toBeDefined();
  });

  test('has 8 social activities and 12 press items, each with its own id', () => {
    expect(new Set(socialActivities.map(({ id }) => id)).size).toBe(8);
    expect(new Set(press.map(({ id }) => id)).size).toBe(12);
    expect(press.filter(({ videoFile }) => videoFile).map(({ id, videoFile }) => [id, videoFile])).toEqual([
      ['kopru-tatbikati', '/videos/kopru-tatbikati.mp4'],
      ['gece-aramasi', '/videos/gece-aramasi.mp4'],
      ['egitim-gunu', '/videos/egitim-gunu.mp4'],
    ]);
  });
});
