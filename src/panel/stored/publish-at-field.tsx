import { day } from '#/format/durations.ts';
import { formatWeekdayMoment, istanbulTime, readIstanbulTime } from '#/format/istanbul-time.ts';
import { publishingText as text } from '#/i18n/tr/publishing.ts';
import { MomentField } from '../form/controls.tsx';
import { type FormState, useFault, useField } from '../form/form-state.ts';
import {
  actsOf,
  isAhead,
  type Publication,
  type PublicationState,
  stateOf,
  useRedrawAt,
} from './publication.tsx';

type MeaningWords = Pick<typeof text, 'onPublishing' | 'keepsDate' | 'withDate' | 'byItself' | 'hiddenUntil'>;

interface PublishAtFieldProps {
  form: FormState;
  /** What a chosen time means, where it means something else than for an article. */
  words?: Partial<MeaningWords>;
}

/** Field `publishAt` of the form: at once, or a time in the past or the future. */
export function PublishAtField({ form, words }: PublishAtFieldProps) {
  const [value, onChange] = useField<string | null>({ form, name: 'publishAt' });
  const [published] = useField<boolean>({ form, name: 'published' });
  const error = useFault({ form, name: 'publishAt' })?.message;
  useRedrawAt(value);
  // whether visitors can read what is stored
  const state = stateOf(form.stored() as Publication, now());
  const isOut = state === 'published';
  const meaning = meaningOf({ published, publishAt: value, state, words: { ...text, ...words } });
  const ways = [
    { label: text.atOnce, isChosen: value === null, choose: () => onChange(null) },
    {
      label: text.atTime,
      isChosen: value !== null,
      choose: () => onChange(isOut ? thisMinute() : (tomorrowMorning() ?? null)),
    },
  ];
  return (
    <fieldset className="grid content-start gap-1.5">
      <legend className="mb-1.5 text-sm font-semibold text-ink">{text.dateLabel}</legend>
      <div className="flex flex-wrap gap-x-6">
        {ways.map(({ label, isChosen, choose }) => (
          <label key={label} className="flex min-h-11 cursor-pointer items-center gap-2">
            <input
              type="radio"
              name="way-of-publishing"
              checked={isChosen}
              onChange={choose}
              className="size-5 accent-night-800"
            />
            {label}
          </label>
        ))}
      </div>
      {value !== null && (
        <MomentField label={text.timeLabel} name="publishAt" {...{ error, value, onChange }} />
      )}
      <p aria-live="polite" className="text-[0.8125rem] leading-snug text-ink-soft">
        {meaning}
      </p>
    </fieldset>
  );
}

interface Chosen extends Required<Publication> {
  state: PublicationState;
  words: MeaningWords;
}

/** Says what the chosen time means for visitors; a time to come means nothing for what stays a draft. */
function meaningOf({ published, publishAt, state, words }: Chosen): string {
  const isOut = state === 'published';
  if (publishAt === null) return isOut ? words.keepsDate : words.onPublishing;
  if (publishAt === '') return '';
  const moment = formatWeekdayMoment(publishAt);
  if (!isAhead({ publishAt }, now())) return words.withDate(moment);
  if (!published) return text.onlyPlanned(moment, actsOf(state, { published, publishAt }, now()).other);
  return isOut ? words.hiddenUntil(moment) : words.byItself(moment);
}

const now = () => new Date().toISOString();

/** The seconds are not shown, and nobody has chosen any. */
const thisMinute = () => now().replace(/:[\d.]+Z$/, ':00.000Z');

/** A proposal, which is easier to change than an empty field to fill in. */
const tomorrowMorning = () =>
  readIstanbulTime(`${istanbulTime(new Date(Date.now() + day).toISOString()).slice(0, 10)}T09:00`);
