import { findPictureAlt } from '#/content/picture-alt.ts';
import { Picture } from '#/media/picture.tsx';
import type { GalleryPhoto } from './schema.ts';

/**
 * The photo, and hidden beside it the next and the previous one: browsers load a picture that is not shown, in the
 * size and format they will need. Each keeps its place in the page, so it is not drawn anew when its turn comes.
 */
export function ViewerPictures({ photo, neighbours }: { photo: GalleryPhoto; neighbours: GalleryPhoto[] }) {
  return [photo, ...neighbours].map(({ id, imageUrl, title }) => (
    <div key={id} hidden={id !== photo.id} className="absolute inset-0">
      <Picture
        url={imageUrl}
        alt={findPictureAlt(imageUrl) ?? title}
        sizes="100vw"
        isFirst
        className="object-contain!"
      />
    </div>
  ));
}
