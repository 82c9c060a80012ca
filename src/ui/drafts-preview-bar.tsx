import { Eye, Pencil } from 'lucide-react';
import { documentsText as text } from '#/i18n/tr/documents.ts';
import { previewText } from '#/i18n/tr/preview.ts';

interface DraftsPreviewBarProps {
  /** Where visitors read the page. */
  sitePath: string;
  /** The documents that the page is made of. */
  parts: { title: string; isDraft: boolean; editPath: string }[];
}

/** Bar above a page that is drawn with all drafts; each pencil leads to the form of one document. */
export function DraftsPreviewBar({ sitePath, parts }: DraftsPreviewBarProps) {
  return (
    <aside
      aria-label={previewText.previewBar}
      data-preview-bar=""
      className="bg-signal-500 text-sm text-night-950 **:outline-night-950 print:hidden"
    >
      <p className="wrap flex flex-wrap items-center gap-x-2 gap-y-0.5 pt-2">
        <Eye aria-hidden="true" size={18} />
        <strong>{previewText.previewBar}</strong> <span>{text.previewHint}</span>{' '}
        <a href={sitePath} className={linkClass}>
          {previewText.seeOnSite}
        </a>
        {/* hidden until the script has drawn the pencils */}
        <button
          type="button"
          hidden
          data-pencils-button=""
          data-show={text.showPencils}
          className={`${linkClass} cursor-pointer`}
        >
          {text.hidePencils}
        </button>
        <strong role="status" data-pencils-status="" data-saved={text.savedHere} />
      </p>
      {/* a phone moves its one line sideways */}
      <ul className="wrap flex gap-x-6 overflow-x-auto py-1.5 sm:flex-wrap sm:py-0">
        {parts.map(({ title, isDraft, editPath }) => (
          <li key={editPath} className="max-w-full shrink-0">
            <a href={editPath} className={linkClass}>
              <Pencil aria-hidden="true" size={14} />
              {isDraft ? text.draftOf(title) : title}
            </a>
          </li>
        ))}
      </ul>
    </aside>
  );
}

const linkClass = 'inline-flex min-h-11 items-center gap-1.5 font-semibold underline underline-offset-4';

/**
 * Pencil for a script to copy.
 * @param plan what the script needs to know
 */
export function PencilTemplate({ plan }: { plan: object }) {
  return (
    <template data-pencil={JSON.stringify(plan)}>
      <span data-pencils="" className={groupClass}>
        <a href="/" className={areaClass}>
          <span className={pencilClass}>
            <Pencil aria-hidden="true" size={14} />
          </span>
        </a>
      </span>
    </template>
  );
}

/**
 * Class that places pencils behind the words and a little above; where that is not possible, over the corner of what
 * holds them.
 */
const groupClass =
  'absolute -mt-2 -ml-0.5 inline-flex gap-1 print:hidden data-over:top-[anchor(top)] data-over:left-[anchor(right)] data-over:-ml-4';

/** Class that makes what a thumb finds wider than what is seen, but below every pencil. */
const areaClass = 'group/pencil relative block after:absolute after:-inset-2.5 after:z-9';

const pencilClass =
  'relative z-10 grid size-6 place-items-center rounded-full bg-signal-500 text-night-950 shadow-card border border-night-950 group-hover/pencil:bg-signal-300 group-focus-visible/pencil:bg-signal-300';
