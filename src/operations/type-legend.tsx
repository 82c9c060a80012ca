import { operationTypes } from '#/content/kinds.ts';
import { operationsText as text } from '#/i18n/tr/operations.ts';
import { TypeMark } from './type-mark.tsx';

/** The eight types and their signs. */
export function TypeLegend() {
  return (
    <section aria-labelledby="operation-types" className="rounded-card bg-white p-5 shadow-card md:p-6">
      <h2 id="operation-types" className="text-lg font-bold">
        {text.types}
      </h2>
      <ul className="mt-4 grid grid-cols-2 gap-x-4 gap-y-3 lg:grid-cols-4">
        {operationTypes.map((type) => (
          <li key={type} className="flex items-center gap-3 text-sm leading-snug font-semibold sm:text-base">
            <TypeMark type={type} className="size-10" />
            {type}
          </li>
        ))}
      </ul>
    </section>
  );
}
