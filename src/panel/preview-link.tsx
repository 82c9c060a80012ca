import { ExternalLink, Eye } from 'lucide-react';
import { previewText as text } from '#/i18n/tr/preview.ts';
import { buttonClass } from './button.tsx';

interface PreviewLinkProps {
  path: string;
  title: string;
  /** True where `path` is what visitors see. */
  isOut?: boolean;
}

export function PreviewLink({ path, title, isOut = false }: PreviewLinkProps) {
  const Icon = isOut ? ExternalLink : Eye;
  return (
    <a
      href={path}
      target="_blank"
      rel="noopener"
      aria-label={(isOut ? text.seeOf : text.previewOf)(title)}
      className={buttonClass({ size: 'small' })}
    >
      <Icon className="size-4" aria-hidden />
      {isOut ? text.seeOnSite : text.preview}
    </a>
  );
}
