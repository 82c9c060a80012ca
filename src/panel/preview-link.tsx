import { Eye } from 'lucide-react';
import { previewText as text } from '#/i18n/tr/preview.ts';
import { buttonClass } from './button.tsx';

export function PreviewLink({ path, title }: { path: string; title: string }) {
  return (
    <a
      href={path}
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
