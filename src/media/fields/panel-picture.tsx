import { Thumbnail } from '#/panel/thumbnail.tsx';
import { usePanelPicture } from './use-panel-picture.ts';

/** A picture by the address that stands in a form or a list of the panel. */
export function PanelPicture({ url, alt, className }: { url: string; alt?: string; className?: string }) {
  return <Thumbnail {...usePanelPicture(url)} alt={alt} className={className} />;
}
