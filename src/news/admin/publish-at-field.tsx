import { useController, useWatch } from 'react-hook-form';
import { formatWeekdayMoment, istanbulTime, readIstanbulTime } from '#/format/istanbul-time.ts';
import { publishingText as text } from '#/i18n/tr/publishing.ts';
import { Field } from '#/panel/form/field.tsx';
import { TextInput } from '#/panel/form/inputs.tsx';
import { isAhead, stateOf } from '#/panel/stored/publication.ts';
import { useMayPublish } from '#/staff/use-may-publish.ts';
import type { NewsForm } from './use-article-findings.ts';

/** At once, or at a time in the past or the future. */
export function PublishAtField({ form }: { form: NewsForm }) {
  const { field, fieldState } = useController({ control: form.control, name: 'publishAt' });
  const mayPublish = useMayPublish();
  const { ref, value = null, onChange, onBlur } = field;
  const isOut = useIsOut(form);
  const meaning = useMeaning(form, isOut);
  if (!mayPublish) return null;
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

/** Whether visitors can read what is stored. */
function useIsOut({ formState }: NewsForm): boolean {
  const { published, publishAt } = formState.defaultValues ?? {};
  return stateOf({ published, publishAt }, localNow()) === 'published';
}

/** What the chosen time means for visitors once the article is published. */
function useMeaning({ control }: NewsForm, isOut: boolean): string {
  const publishAt = useWatch({ control, name: 'publishAt' });
  if (publishAt === null || publishAt === undefined) return isOut ? text.keepsDate : text.onPublishing;
  const time = readIstanbulTime(publishAt);
  if (time === undefined) return '';
  const moment = formatWeekdayMoment(time);
  if (!isAhead({ publishAt }, localNow())) return text.withDate(moment);
  return isOut ? text.hiddenUntil(moment) : text.byItself(moment);
}

/** To the minute. */
const localNow = () => istanbulTime(new Date().toISOString()).slice(0, 16);

/** A proposal, which is easier to change than an empty field to fill in. */
const tomorrowMorning = () =>
  `${istanbulTime(new Date(Date.now() + dayMilliseconds).toISOString()).slice(0, 10)}T09:00`;

const dayMilliseconds = 24 * 60 * 60 * 1000;

export const showTime = (local: string | null): string => {
  const time = local ? readIstanbulTime(local) : undefined;
  return time ? formatWeekdayMoment(time) : text.atOnce;
};
