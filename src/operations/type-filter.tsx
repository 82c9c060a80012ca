import { type OperationType, operationTypes } from '#/content/kinds.ts';
import { operationsText as text } from '#/i18n/tr/operations.ts';
import { operationListJump } from './operation-list-query.ts';
import { TypeMark } from './type-mark.tsx';

/** Explains the marks of the types, and shows the operations of one of them. */
export function TypeFilter({ chosen }: { chosen: OperationType | null }) {
  return (
    <section
      aria-labelledby="operation-types"
      className="rounded-card bg-white p-3 shadow-card sm:p-4 md:p-6"
    >
      <h2 id="operation-types" className="text-lg font-bold">
        {text.types}
      </h2>
      <p className="text-sm text-ink-soft print:hidden">{text.typesHint}</p>
      <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.75rem),1fr))] gap-1 sm:grid-cols-[repeat(auto-fill,minmax(min(100%,15.5rem),1fr))]">
        <li className="print:hidden">
          <TypeLink type={null} chosen={chosen} />
        </li>
        {operationTypes.map((type) => (
          <li key={type}>
            <TypeLink type={type} chosen={chosen} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** On a phone a row grows when its second name has come, and nothing of the first may move then. */
const steady = 'max-sm:items-start';

function TypeLink({ type, chosen }: { type: OperationType | null; chosen: OperationType | null }) {
  return (
    <a
      href={operationListJump({ type })}
      aria-current={type === chosen ? 'true' : undefined}
      className={`choice flex h-full min-h-11 items-center gap-2 rounded-md border border-transparent px-1.5 py-1 text-sm leading-snug font-semibold wrap-anywhere hover:border-night-700 sm:min-h-13 sm:text-base aria-[current]:border-night-800 aria-[current]:bg-snow-100 ${type ? steady : ''}`}
    >
      {type && <TypeMark type={type} className="size-8 sm:size-10" />}
      {type ?? text.all}
    </a>
  );
}
