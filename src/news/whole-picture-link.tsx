import type { ReactNode } from 'react';
import { newsText as text } from '#/i18n/tr/news.ts';

/** Link around a long screenshot or a panorama, of which an article shows a part. */
export const WholePictureLink = ({ url, children }: { url: string; children: ReactNode }) => (
  <a href={url} className="relative block overflow-hidden rounded-card has-[img[hidden]]:hidden">
    {children}
    <span className="absolute right-2 bottom-2 rounded-md bg-night-950 px-3 py-2 text-sm font-semibold text-white">
      {text.wholePicture}
    </span>
  </a>
);

/** A part of it, as wide as the article. */
export const partOfPicture = 'block w-full h-auto! min-h-32 max-h-[min(44rem,85vh)] object-cover object-top!';
