import { useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { formatLongDate } from '#/format/dates.ts';
import { formatFileSize } from '#/format/file-size.ts';
import { formatRelativeTime } from '#/format/relative-time.ts';
import { mediaCopyText } from '#/i18n/tr/media-copy.ts';
import { mediaDetailsText as text } from '#/i18n/tr/media-details.ts';
import { mediaPanelText } from '#/i18n/tr/media-panel.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { Fields } from '#/panel/form/fields.tsx';
import { FormFrame } from '#/panel/form/form-frame.tsx';
import type { FormSchema } from '#/panel/form/form-schema.ts';
import { checkBy, type FormState, useValues } from '#/panel/form/form-state.ts';
import { readAgain } from '#/panel/read-again.ts';
import type { SaveCalls } from '#/panel/save/use-save.ts';
import { StoredFormDialog, type StoredFormPlan } from '#/panel/stored/stored-form-dialog.tsx';
import { FactList } from '#/ui/fact-list.tsx';
import { TextLink } from '#/ui/text-link.tsx';
import type { Media } from '../answers.server.ts';
import { showChangedMedia, updateMedia } from '../queries.ts';
import { type MediaChange, mediaWordsSchema } from '../schema.ts';
import { FocusPicker } from './focus-picker.tsx';
import { MediaActions } from './media-actions.tsx';
import { UsesOfPicture } from './picture-uses.tsx';

type MediaForm = z.infer<typeof mediaWordsSchema>;

export function MediaDialog({ media, onClose }: { media: Media; onClose: () => void }) {
  const queries = useQueryClient();
  const calls: SaveCalls<Media, MediaForm> = {
    save: async (draft, { over }) => {
      const change = changeOf({ ...media, ...over }, draft);
      return change ? updateMedia(media.id, change) : media;
    },
    refresh(saved) {
      if (saved) showChangedMedia(queries, saved);
      return readAgain(queries);
    },
  };
  return (
    <StoredFormDialog
      plan={{ ...plan, titles: { create: media.originalName, edit: media.originalName } }}
      stored={media}
      calls={calls}
      onClose={onClose}
      frame={({ form, save, close }) => (
        <FormFrame onSubmit={() => save.press()} save={save} onCancel={close}>
          <MediaDetails media={media} form={form} />
        </FormFrame>
      )}
    />
  );
}

/**
 * Finds the changed fields, which alone are sent: what somebody else writes into another field stays.
 * @returns undefined when there are none
 */
function changeOf(over: MediaForm, draft: MediaForm): MediaChange | undefined {
  const names = mediaWordsSchema.keyof().options.filter((name) => draft[name] !== over[name]);
  const valuesIn = (of: MediaForm) => Object.fromEntries(names.map((name) => [name, of[name]]));
  return names.length > 0 ? { ...valuesIn(draft), over: valuesIn(over) } : undefined;
}

const line = (title: string, description: string): FormSchema => ({
  ...{ type: 'string', title, description, isRequired: false },
});

const block = (title: string, description: string): FormSchema => ({
  ...{ ...line(title, description), control: 'block', rows: 2 },
});

/** Typed by the picture itself (`FocusPicker`). */
const focus = (title: string): FormSchema => ({
  ...{ type: 'number', title, control: 'fixed', default: 50, isRequired: false },
});

const mediaFields: FormSchema = {
  properties: {
    altText: { ...block(text.altText, text.altTextFormHint), placeholder: text.altTextExample },
    credit: line(text.credit, text.creditHint),
    consentNote: block(text.consentNote, text.consentNoteHint),
    originalName: line(mediaPanelText.name, text.nameHint),
    focusX: focus(`${text.focus}: ${text.focusX}`),
    focusY: focus(`${text.focus}: ${text.focusY}`),
  },
};

const plan: Omit<StoredFormPlan<MediaForm, MediaForm>, 'titles'> = {
  kind: 'media',
  words: { created: text.saved, updated: text.saved },
  check: checkBy(mediaWordsSchema),
  fields: mediaFields,
  sendsChanges: true,
};

function MediaDetails({ media, form }: { media: Media; form: FormState<MediaForm> }) {
  const { focusX: x, focusY: y } = useValues(form);
  const moveFocus = (focus: { x: number; y: number }) => {
    form.set('focusX', focus.x);
    form.set('focusY', focus.y);
  };
  return (
    <>
      <div className="grid gap-6 md:grid-cols-2">
        <div className="grid content-start gap-4">
          <FocusPicker media={media} focus={{ x, y }} onChange={moveFocus} />
          <MediaActions media={media} />
        </div>
        <div className="grid content-start gap-4">
          <Fields form={form} fields={mediaFields} />
        </div>
      </div>
      <section className="grid gap-2">
        <h3 className="font-bold">{text.uses}</h3>
        <UsesOfPicture id={media.id} />
      </section>
      <MediaFacts media={media} />
    </>
  );
}

function MediaFacts({ media }: { media: Media }) {
  const { url, size, width, height, uploadedAt, copyOf = [] } = media;
  const facts = [
    { label: mediaPanelText.size, value: formatFileSize(size) },
    { label: mediaPanelText.dimensions, value: mediaPanelText.pixels(width, height) },
    {
      label: mediaPanelText.uploadedAt,
      value: (
        <>
          {formatLongDate(uploadedAt)} (<UploadedAt at={uploadedAt} />)
        </>
      ),
    },
    { label: mediaPanelText.url, value: <Addresses urls={[url]} /> },
    { label: mediaCopyText.copyOf, value: copyOf.length > 0 && <Addresses urls={copyOf} /> },
  ];
  return <FactList facts={facts.filter(({ value }) => value)} />;
}

const Addresses = ({ urls }: { urls: readonly string[] }) =>
  urls.map((url) => (
    <TextLink key={url} href={url} target="_blank" rel="noopener noreferrer">
      {url} <span className="sr-only">{panelText.opensInNewTab}</span>
    </TextLink>
  ));

export function UploadedAt({ at }: { at: string }) {
  return (
    <time dateTime={at} title={formatLongDate(at)}>
      {formatRelativeTime(at, new Date())}
    </time>
  );
}
