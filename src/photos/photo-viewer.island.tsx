import { ChevronLeft, ChevronRight, type LucideIcon, X } from 'lucide-react';
import { findPictureAlt } from '#/content/picture-alt.ts';
import { photosText as text } from '#/i18n/tr/photos.ts';
import { LibraryContext, useLibraryPicture } from '#/media/library-context.ts';
import { PictureOnScreen } from '#/media/picture-on-screen.tsx';
import type { Opened } from '#/render/island.tsx';
import { useModalDialog } from '#/ui/use-modal-dialog.ts';
import { useArrowKeys, useSwipe } from '#/ui/use-turning.ts';
import type { GalleryPart } from './answers.server.ts';
import type { GalleryQuery } from './gallery-query.ts';
import type { GalleryPhoto } from './schema.ts';
import { usePhotoWalk } from './use-photo-walk.ts';

/** A native modal dialog: the browser handles Escape, returns the focus, and makes the page behind unreachable. */
export default function PhotoViewer({
  onClosed,
  ...walked
}: Opened & {
  part: GalleryPart;
  query: GalleryQuery;
}) {
  const { place, photo, state, findPicture, neighbours, goBack, goOn } = usePhotoWalk(walked);
  const { total } = walked.part;
  const { dialog, trapFocus, close } = useModalDialog();
  useArrowKeys({ onLeft: goBack, onRight: goOn });
  const swipe = useSwipe({ onRight: goBack, onLeft: goOn });
  if (!photo) return null;
  return (
    <dialog
      ref={dialog}
      aria-label={text.viewer}
      onClose={onClosed}
      onKeyDown={trapFocus}
      {...swipe}
      className="m-0 h-dvh max-h-none w-full max-w-none grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden overscroll-contain bg-night-950 text-white open:grid"
    >
      <div className="flex items-center justify-between py-2 pr-2 pl-4">
        <p aria-live="polite" className="text-lg font-semibold tabular-nums">
          {place + 1} / {total}
        </p>
        <ViewerButton label={text.close} icon={X} onClick={close} />
      </div>
      <div className="relative">
        <LibraryContext value={findPicture}>
          <ViewerPictures photo={photo} neighbours={neighbours} />
        </LibraryContext>
        {total > 1 && (
          <>
            <ViewerButton label={text.previous} icon={ChevronLeft} onClick={goBack} className={arrow.left} />
            <ViewerButton label={text.next} icon={ChevronRight} onClick={goOn} className={arrow.right} />
          </>
        )}
      </div>
      <div aria-live="polite" className="max-h-[35dvh] overflow-y-auto px-4 py-4 text-center">
        <PhotoWords photo={photo} state={state} />
      </div>
    </dialog>
  );
}

/** Words of a photo; or, when another one was asked for, where that is. */
function PhotoWords({
  photo: { title, description },
  state,
}: Pick<ReturnType<typeof usePhotoWalk>, 'state'> & { photo: GalleryPhoto }) {
  if (state !== 'shown') return <p>{state === 'waiting' ? text.loading : text.partFailed}</p>;
  return (
    <>
      <h2 className="text-lg font-bold">{title}</h2>
      {description && (
        <p className="mx-auto max-w-3xl wrap-break-word whitespace-pre-line text-snow-200">{description}</p>
      )}
    </>
  );
}

// an upright phone has room below the picture, any other screen beside it
const arrow = {
  left: 'absolute bottom-2 left-3 landscape:top-1/2 landscape:bottom-auto landscape:-translate-y-1/2',
  right: 'absolute right-3 bottom-2 landscape:top-1/2 landscape:bottom-auto landscape:-translate-y-1/2',
};

function ViewerButton({
  label,
  icon: Icon,
  onClick,
  className = '',
}: {
  label: string;
  icon: LucideIcon;
  onClick: () => void;
  className?: string;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={`grid size-12 cursor-pointer place-items-center rounded-full border border-white/25 bg-night-950/80 hover:bg-night-700 ${className}`}
    >
      <Icon aria-hidden="true" size={26} />
    </button>
  );
}

/**
 * Browsers load a hidden picture in the size and format they will need, so the neighbours are ready.
 * Each keeps its element and is not drawn again when its turn comes.
 */
function ViewerPictures({ photo, neighbours }: { photo: GalleryPhoto; neighbours: GalleryPhoto[] }) {
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
