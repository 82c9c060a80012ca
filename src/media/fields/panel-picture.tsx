import { Thumbnail } from '#/panel/thumbnail.tsx';
import { usePanelPicture } from './use-panel-picture.ts';

export function PanelPicture({ url, alt, className }: { url: string; alt?: string; className?: string }) {
  return <Thumbnail {...usePanelPicture(url)} alt={alt} className={className} />;
}
