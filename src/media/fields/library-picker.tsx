import { useQuery } from '@tanstack/react-query';
import { Check, Images, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatMonthAndYear } from '#/format/dates.ts';
import { listPanelText } from '#/i18n/tr/list-panel.ts';
import { mediaText } from '#/i18n/tr/media.ts';
import { mediaPanelText as text } from '#/i18n/tr/media-panel.ts';
import { mediaUploadText } from '#/i18n/tr/media-upload.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { Button } from '#/panel/button.tsx';
import { Dialog, DialogBody, DialogFooter, DialogNotice } from '#/panel/dialog/dialog.tsx';
import { DropArea } from '#/panel/form/drop-area.tsx';
import { FoundList } from '#/panel/list/list-state.tsx';
import { useListView } from '#/panel/list/list-view.ts';
import { PagedList } from '#/panel/list/paged-list.tsx';
import { Thumbnail } from '#/panel/thumbnail.tsx';
import type { PicturePickerProps as TextPickerProps } from '#/panel/writing/writing-field.ts';
import type { Media } from '../answers.server.ts';
import { firstMediaChoice, type MediaListChoice } from '../list-choice.ts';
import { panelThumbnail } from '../panel-pictures.ts';
import { fetchFoundIds, mediaChoicesQuery, mediaListQuery } from '../queries.ts';
import { UploadRows } from '../sending/upload-rows.tsx';
import type { FieldUploads } from './field-pictures.ts';
import { AddressField, FileButton } from './ways-in.tsx';

const filters: { value: MediaListChoice['filter']; label: string }[] = [
  { value: 'all', label: text.allPictures },
  { value: 'unused', label: text.unusedOnly },
  { value: 'undescribed', label: text.undescribedOnly },
  { value: 'hidden', label: text.hiddenOnly },
];

export type MediaView = ReturnType<typeof useMediaView>;

/**
 * The library's list. It can be narrowed by what a person remembers of a picture whose name is IMG_2044: for which
 * operation, or when.
 * @param isForForm finds the pictures that a form may take, with no other filter to choose
 */
export function useMediaView({ isForForm = false }: { isForForm?: boolean } = {}) {
  const { data: { operations, months } = { operations: [], months: [] } } = useQuery(mediaChoicesQuery);
  return useListView({
    listQuery: mediaListQuery,
    fetchIds: fetchFoundIds,
    first: isForForm ? { ...firstMediaChoice, filter: 'offered' } : firstMediaChoice,
    orders: [
      { value: 'newest', label: listPanelText.newest },
      { value: 'oldest', label: listPanelText.oldest },
      { value: 'name', label: text.byName },
      { value: 'size', label: text.bySize },
    ],
    filters: [
      ...(isForForm ? [] : [{ name: 'filter', label: text.filter, options: filters } as const]),
      {
        name: 'operation',
        label: text.operation,
        options: [
          { value: '', label: text.allOperations },
          ...operations.map(({ id, title }) => ({ value: String(id), label: title })),
        ],
      },
      {
        name: 'month',
        label: text.month,
        // a single month would leave nothing out
        options: [{ value: '', label: text.allMonths }, ...(months.length > 1 ? months.map(optionOf) : [])],
      },
    ],
  });
}

const optionOf = (month: string) => ({ value: month, label: formatMonthAndYear(`${month}-15`) });

interface FoundMediaProps {
  view: MediaView;
  /** Stands over the words when the library is empty. */
  icon: LucideIcon;
  children: (pictures: readonly Media[]) => ReactNode;
}

const words = { ...text, ...mediaText, failed: mediaText.fetchFailed, hint: mediaText.fetchFailedHint };

export function FoundMedia(props: FoundMediaProps) {
  return <FoundList isFiltersOpen {...props} words={words} />;
}

interface LibraryPickerProps {
  hint: string;
  /** Addresses that are chosen. */
  urls: readonly string[];
  /** The only one is chosen by a press that closes the library; of several each press changes the form. */
  most: number;
  /** They go on when it is closed. */
  uploads: Omit<FieldUploads, 'clear'>;
  onChange: (urls: string[]) => void;
  onClose: () => void;
}

/** Chooses pictures that the library has, and adds to it. */
export function LibraryPicker({ hint, urls, most, uploads, onChange, onClose }: LibraryPickerProps) {
  const isOne = most === 1;
  const isFull = !isOne && urls.length >= most;
  function add(url: string) {
    if (isOne) {
      onChange([url]);
      onClose();
    } else if (!isFull && !urls.includes(url)) onChange([...urls, url]);
  }
  const toggle = (url: string) =>
    !isOne && urls.includes(url) ? onChange(urls.filter((other) => other !== url)) : add(url);
  return (
    <Dialog isWide isFocusOnDialog title={mediaText.library} description={hint} onClose={onClose}>
      <DialogBody>
        <DropArea label={mediaText.library} onDrop={uploads.addDropped}>
          <Choices chosen={urls} isFull={isFull} onToggle={toggle} />
        </DropArea>
      </DialogBody>
      {uploads.uploads.length > 0 && (
        <DialogNotice>
          <UploadRows uploads={uploads.uploads} />
        </DialogNotice>
      )}
      <DialogFooter>
        {!isOne && (
          <Button look="primary" onClick={onClose}>
            {panelText.done}
          </Button>
        )}
        <FileButton
          label={mediaText.chooseFile}
          isForMany={uploads.isForMany}
          onChosen={uploads.add}
          look={isOne ? 'primary' : 'secondary'}
          className="max-sm:flex-1"
        >
          {mediaText.upload}
        </FileButton>
        {isOne ? (
          <Button onClick={onClose}>{panelText.cancel}</Button>
        ) : (
          <p
            role="status"
            className={`mr-auto self-center text-sm ${isFull ? 'font-semibold text-signal-700' : 'text-ink-soft'}`}
          >
            {isFull ? mediaUploadText.full(most) : mediaText.chosen(urls.length)}
          </p>
        )}
        <AddressField
          needsAddress
          label={text.addUrl}
          placeholder={mediaText.urlPlaceholder}
          onAdd={(url, clear) => {
            add(url);
            clear();
          }}
        />
      </DialogFooter>
    </Dialog>
  );
}

/** Picker for a text: what is sent from here goes up while one writes on. */
export function TextPicturesPicker({ onPick, onFiles, onClose }: TextPickerProps) {
  function add(files: readonly File[]) {
    onFiles([...files]);
    onClose();
    return [];
  }
  return (
    <LibraryPicker
      hint={text.libraryHintText}
      urls={[]}
      most={1}
      uploads={{ uploads: [], isForMany: true, add, addDropped: add }}
      onChange={onPick}
      onClose={onClose}
    />
  );
}

interface ChoicesProps {
  /** Addresses. */
  chosen: readonly string[];
  /** Only what is chosen can be pressed. */
  isFull: boolean;
  onToggle: (url: string) => void;
}

function Choices({ chosen, isFull, onToggle }: ChoicesProps) {
  const view = useMediaView({ isForForm: true });
  return (
    <FoundMedia view={view} icon={Images}>
      {(pictures) => (
        <PagedList view={view} items={pictures} className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {(media) => (
            <li key={media.id}>
              <button
                type="button"
                aria-pressed={chosen.includes(media.url)}
                aria-disabled={(isFull && !chosen.includes(media.url)) || undefined}
                onClick={() => onToggle(media.url)}
                className="group relative grid w-full cursor-pointer gap-1 rounded-md border-2 border-snow-200 p-1 text-left hover:border-night-500 aria-disabled:opacity-50 aria-pressed:border-signal-600 aria-pressed:bg-signal-300/15"
              >
                <Thumbnail src={panelThumbnail(media)} className="aspect-4/3 w-full rounded-sm" />
                <span className="truncate px-1 text-xs">{media.originalName}</span>
                <span className="absolute top-2.5 right-2.5 hidden size-6 place-items-center rounded-full bg-signal-500 text-night-950 group-aria-pressed:grid">
                  <Check className="size-4" aria-hidden />
                </span>
              </button>
            </li>
          )}
        </PagedList>
      )}
    </FoundMedia>
  );
}
