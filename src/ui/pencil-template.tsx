import { Pencil } from 'lucide-react';

/** One pencil for a script to copy. @param plan what the script needs to know */
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

/** Behind the words and a little above; where that is not possible, over the corner of what holds them. */
const groupClass =
  'absolute -mt-2 -ml-0.5 inline-flex gap-1 print:hidden data-over:top-[anchor(top)] data-over:left-[anchor(right)] data-over:-ml-4';

/** What a thumb finds is wider than what is seen, but lies below every pencil. */
const areaClass = 'group/pencil relative block after:absolute after:-inset-2.5 after:z-9';

const pencilClass =
  'relative z-10 grid size-6 place-items-center rounded-full bg-signal-500 text-night-950 shadow-card border border-night-950 group-hover/pencil:bg-signal-300 group-focus-visible/pencil:bg-signal-300';
