import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import type { UseFormReturn } from 'react-hook-form';
import { mediaDetailsText as text } from '#/i18n/tr/media-details.ts';
import { saveAltTexts } from '#/media/fields/alt-texts.ts';
import { undescribed } from '#/media/fields/picture-controls.tsx';
import { findFileName } from '#/media/library-picture.ts';
import { findLibraryPictures, wordlessPictures } from '#/media/panel-pictures.ts';
import { pictureAtQuery, presentPictures } from '#/media/pictures-at.ts';
import { whileSignedIn } from '#/panel/sign-in-request.ts';
import type { News, NewsDraft, NewsInput } from '../schema.ts';

const fields = ['content', 'imageUrl', 'images'] as const;
type PictureField = (typeof fields)[number];

export type NewsForm = UseFormReturn<NewsInput, unknown, NewsDraft>;

/**
 * A published article must describe each of its pictures that are in the library; a draft need not.
 * Where a description is missing, the picture's field asks for it.
 */
export function useDescriptionCheck() {
  const queries = useQueryClient();
  return async (draft: NewsDraft, form: NewsForm): Promise<boolean> => {
    const missing = draft.published ? await findUndescribed(queries, draft) : [];
    flushSync(() => {
      for (const field of missing) form.setError(field, { type: undescribed, message: text.altTextNeeded });
    });
    if (missing.length > 0) document.querySelector<HTMLElement>('[data-words-needed]')?.focus();
    return missing.length === 0;
  };
}

/** Fields with a picture of the library that nobody has described. */
async function findUndescribed(
  queries: QueryClient,
  { content, imageUrl = null, images = [] }: Pick<NewsDraft, 'content'> & Partial<Pick<News, PictureField>>,
): Promise<PictureField[]> {
  const urls = { content: wordlessPictures(content), imageUrl: imageUrl ? [imageUrl] : [], images };
  const ofLibrary = Object.values(urls)
    .flat()
    .filter((url) => findFileName(url));
  if (ofLibrary.length === 0) return [];
  await saveAltTexts(queries);
  // a library that cannot be read must not stop the article; if the server is gone, saving will say so
  const atOnce = { networkMode: 'always', retry: false } as const;
  const read = () =>
    Promise.all(ofLibrary.map((url) => queries.fetchQuery({ ...pictureAtQuery(url), ...atOnce })));
  const { pictures } = presentPictures(await whileSignedIn(read).catch(() => []));
  return fields.filter((field) =>
    findLibraryPictures(pictures, urls[field]).some(({ altText }) => altText === ''),
  );
}
