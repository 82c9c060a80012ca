import { type FieldValues, type Path, type UseFormReturn, useController, useWatch } from 'react-hook-form';
import { day } from '#/format/durations.ts';
import { formatWeekdayMoment, istanbulTime, readIstanbulTime } from '#/format/istanbul-time.ts';
import { publishingText as text } from '#/i18n/tr/publishing.ts';
import { Field, TextInput } from '../form/field.tsx';
import {
  actsOf,
  isAhead,
  type Publication,
  type PublicationState,
  stateOf,
  useRedrawAt,
} from './publication.tsx';

type MeaningWords = Pick<typeof text, 'onPublishing' | 'keepsDate' | 'withDate' | 'byItself' | 'hiddenUntil'>;

interface PublishAtFieldProps<Form extends FieldValues, Draft> {
  form: UseFormReturn<Form, unknown, Draft>;
  /** What a chosen time means, where it means something else than for an article. */
  words?: Partial<MeaningWords>;
}

/** Field `publishAt` of the form: at once, or a time in the past or the future. */
export function PublishAtField<Form extends FieldValues, Draft>({
  form,
  words,
}: PublishAtFieldProps<Form, Draft>) {
  const { field, fieldState } = useController({ control: form.control, name: publishAtName<Form>() });
  const { ref, name, onChange, onBlur } = field;
  const value: string | null = field.value ?? null;
  useRedrawAt(value && readIstanbulTime(value));
  const published = useWatch({ control: form.control, name: 'published' as Path<Form> });
  const state = storedStateOf(form);
  const isOut = state === 'published';
  const meaning = meaningOf({ published, publishAt: value, state, words: { ...text, ...words } });
  const ways = [
    { label: text.atOnce, isChosen: value === null, choose: () => onChange(null) },
    {
      label: text.atTime,
      isChosen: value !== null,
      choose: () => onChange(isOut ? localNow() : tomorrowMorning()),
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
        <Field label={text.timeLabel} error={fieldState.error?.message}>
          {(control) => (
            <TextInput
              {...control}
              ref={ref}
              name={name}
              type="datetime-local"
              className="sm:max-w-72"
              value={value}
              onChange={onChange}
              onBlur={onBlur}
            />
          )}
        </Field>
      )}
      <p aria-live="polite" className="text-[0.8125rem] leading-snug text-ink-soft">
        {meaning}
      </p>
    </fieldset>
  );
}

const publishAtName = <Form extends FieldValues>() => 'publishAt' as Path<Form>;

/** Tells whether visitors can read what is stored. */
function storedStateOf<Form extends FieldValues, Draft>({ formState }: UseFormReturn<Form, unknown, Draft>) {
  const { published, publishAt } = (formState.defaultValues ?? {}) as Publication;
  return stateOf({ published, publishAt }, localNow());
}

interface Chosen extends Required<Publication> {
  state: PublicationState;
  words: MeaningWords;
}

/** Says what the chosen time means for visitors; a time to come means nothing for what stays a draft. */
function meaningOf({ published, publishAt, state, words }: Chosen): string {
  const isOut = state === 'published';
  if (publishAt === null) return isOut ? words.keepsDate : words.onPublishing;
  const time = readIstanbulTime(publishAt);
  if (time === undefined) return '';
  const moment = formatWeekdayMoment(time);
  if (!isAhead({ publishAt }, localNow())) return words.withDate(moment);
  if (!published) return text.onlyPlanned(moment, actsOf(state, { published, publishAt }, localNow()).other);
  return isOut ? words.hiddenUntil(moment) : words.byItself(moment);
}

/** Current time in Istanbul, to the minute. */
const localNow = () => istanbulTime(new Date().toISOString()).slice(0, 16);

/** A proposal, which is easier to change than an empty field to fill in. */
const tomorrowMorning = () => `${istanbulTime(new Date(Date.now() + day).toISOString()).slice(0, 10)}T09:00`;

export const showTime = (local: string | null): string => {
  const time = local ? readIstanbulTime(local) : undefined;
  return time ? formatWeekdayMoment(time) : text.atOnce;
};
