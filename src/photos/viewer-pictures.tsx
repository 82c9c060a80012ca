import { findPictureAlt } from '#/content/picture-alt.ts';
import { useLibraryPicture } from '#/media/library-context.ts';
import { PictureOnScreen } from '#/media/picture-on-screen.tsx';
import type { GalleryPhoto } from './schema.ts';

/**
 * Browsers load a hidden picture in the size and format they will need, so the neighbours are ready.
 * Each keeps its element and is not drawn again when its turn comes.
 */
export function ViewerPictures({ photo, neighbours }: { photo: GalleryPhoto; neighbours: GalleryPhoto[] }) {
  return [photo, ...neighbours].map((one) => (
    <div key={one.id} hidden={one.id !== photo.id} className="absolute inset-0">
      <ViewerPicture photo={one} />
    </div>
  ));
}

function ViewerPicture({ photo: { imageUrl, title } }: { photo: GalleryPhoto }) {
  const described = useLibraryPicture(imageUrl)?.altText;
  const alt = findPictureAlt(imageUrl) ?? (described || title);
  return <PictureOnScreen url={imageUrl} alt={alt} />;
}
