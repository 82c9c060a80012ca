import { z } from 'zod';
import { collection, type DraftInputOf, type DraftOf, type ItemOf } from '#/collections/collection.ts';
import { cover, operation, requiredBlock, requiredLine } from '#/collections/ordinary-fields.ts';
import { newsCategories } from '#/content/kinds.ts';
import { pictureAddress, requiredText } from '#/http/fields.ts';
import { newsRefusalText as text } from '#/i18n/tr/news-refusals.ts';

const mostImages = 50;

/** Fields of an article. */
export const news = collection({
  kind: 'news',
  file: 'src/news/schema.ts',
  publication: 'planned',
  draftHint: 'İşaretlenmezse haber taslak olarak kalır; ziyaretçiler görmez.',
  fields: {
    title: requiredLine({ label: 'Başlık' }),
    excerpt: requiredBlock({
      label: 'Özet',
      hint: 'Haber listesinde başlığın altında görünür.',
      most: 1000,
      rows: 2,
    }),
    content: {
      draft: requiredText(text.contentRequired, { most: 60_000, tooLong: text.contentTooLong }),
      answer: z.string(),
      pictures: 'text',
      input: {
        ...{ type: 'string', title: 'İçerik', control: 'article', isRequired: true },
        description: 'Yazdığınız, sayfada da böyle görünür. Word’den ya da bir iletiden yapıştırabilirsiniz.',
      },
    },
    category: {
      draft: z.enum(newsCategories, { error: text.categoryRequired }),
      // may be one that no longer exists
      answer: z.string(),
      input: {
        ...{ type: 'string', title: 'Kategori', isRequired: true, placeholder: 'Kategori seçin' },
        choices: Object.fromEntries(newsCategories.map((category) => [category, category])),
      },
    },
    imageUrl: cover({
      label: 'Kapak görseli',
      hint: 'Bir görsel yükleyin ya da kitaplıktan seçin. Boş bırakılırsa derneğin görseli kullanılır.',
      none: 'Derneğin görseli',
      wrong: text.imageUrlInvalid,
    }),
    images: {
      draft: z
        .array(pictureAddress(text.imageUrlInvalid).min(1, text.imageUrlInvalid))
        .max(mostImages, text.tooManyImages(mostImages)),
      answer: z.array(z.string()),
      first: [],
      column: 'json',
      pictures: 'extra',
      input: {
        ...{ type: 'array', title: 'Ek görseller', control: 'pictures', maxItems: mostImages },
        description: 'Cihazınızdan yükleyin ya da kitaplıktan seçin; sırasını değiştirebilirsiniz.',
      },
    },
    operationId: operation(text.operationUnknown),
  },
});

export type News = ItemOf<typeof news>;
export type NewsDraft = DraftOf<typeof news>;
export type NewsInput = DraftInputOf<typeof news>;

export const newsDraftSchema = news.draftSchema;

/** False for the category of an earlier version that no longer exists. */
export const isNewsCategory = (name: string) => newsDraftSchema.shape.category.safeParse(name).success;

/** Fields of an article that the lists of visitors show. */
export type NewsSummary = Pick<News, 'id' | 'title' | 'excerpt' | 'category' | 'imageUrl' | 'createdAt'>;

export type NewsForFeed = NewsSummary & Pick<News, 'updatedAt'>;

/** `html` is the text as safe HTML. */
export interface Article extends News {
  html: string;
}
