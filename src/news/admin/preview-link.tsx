import { Eye } from 'lucide-react';
import { writingText as text } from '#/i18n/tr/writing.ts';
import { buttonClass } from '#/panel/button.tsx';
import { previewPath } from '../preview-path.ts';
import type { News } from '../schema.ts';

export function PreviewLink({ news: { id, title } }: { news: News }) {
  return (
    <a
      href={previewPath(id)}
      target="_blank"
      rel="noopener"
      aria-label={text.previewOf(title)}
      className={buttonClass({ size: 'small' })}
    >
      <Eye className="size-4" aria-hidden />
      {text.preview}
    </a>
  );
}
