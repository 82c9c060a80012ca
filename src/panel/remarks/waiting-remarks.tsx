import { useQuery } from '@tanstack/react-query';
import { editPaths } from '#/http/panel-paths.ts';
import { remarksText as text } from '#/i18n/tr/remarks.ts';
import { buttonClass } from '../button.tsx';
import { useNameOf } from '../person-names.tsx';
import { waitingRemarksQuery } from './queries.ts';

const mostShown = 3;

/** Tells a person who has asked them to have a look, and leads there. */
export default function WaitingRemarks() {
  const { data = [] } = useQuery(waitingRemarksQuery);
  const nameOf = useNameOf();
  if (data.length === 0) return null;
  return (
    <section
      aria-label={text.waiting}
      className="mb-5 rounded-card border border-l-4 border-snow-200 border-l-signal-500 bg-white px-4 text-sm"
    >
      <ul className="grid grid-cols-1 divide-y divide-snow-200">
        {data.slice(0, mostShown).map(({ id, kind, item, title, by, words }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
            <div className="max-w-[70ch] min-w-0 grow basis-60 wrap-anywhere">
              <p className="line-clamp-3">
                <b>{text.from(nameOf(by))}</b> {words}
              </p>
              <p className="line-clamp-2 text-ink-soft">{title}</p>
            </div>
            <a
              href={editPaths[kind](item)}
              aria-label={text.openOf(title)}
              className={buttonClass({ size: 'small' })}
            >
              {text.open}
            </a>
          </li>
        ))}
      </ul>
      {data.length > mostShown && <p className="pb-3 text-ink-soft">{text.more(data.length - mostShown)}</p>}
    </section>
  );
}
