import { zodResolver } from '@hookform/resolvers/zod';
import { newsPanelText as text } from '#/i18n/tr/news-panel.ts';
import type { StoredFormPlan } from '#/panel/stored/stored-form-dialog.tsx';
import type { News } from '../schema.ts';
import { newsFields } from './news-fields.tsx';
import {
  type NewsFormInput,
  type NewsFormOutput,
  newsFormInput,
  newsFormSchema,
} from './news-form-schema.ts';

export const newsFormPlan: StoredFormPlan<News, NewsFormInput, NewsFormOutput> = {
  kind: 'news',
  titles: { create: text.createTitle, edit: text.editTitle },
  words: { created: text.created, updated: text.updated },
  resolver: zodResolver(newsFormSchema),
  valuesOf: newsFormInput,
  fields: newsFields,
};
