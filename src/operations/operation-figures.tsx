import { LifeBuoy, type LucideIcon, Users } from 'lucide-react';
import { operationsText as text } from '#/i18n/tr/operations.ts';
import type { Operation } from './schema.ts';

export function OperationFigures({
  operation: { rescuedCount, volunteerCount },
}: {
  operation: Pick<Operation, 'rescuedCount' | 'volunteerCount'>;
}) {
  if (rescuedCount === 0 && volunteerCount === 0) return null;
  return (
    <p className="mt-auto flex flex-wrap gap-x-5 gap-y-1 pt-2 font-semibold text-night-700 max-sm:text-sm sm:pt-4">
      {rescuedCount > 0 && <Figure icon={LifeBuoy} words={text.rescued(rescuedCount)} />}{' '}
      {volunteerCount > 0 && <Figure icon={Users} words={text.volunteers(volunteerCount)} />}
    </p>
  );
}

function Figure({ icon: Icon, words }: { icon: LucideIcon; words: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <Icon aria-hidden="true" size={18} />
      {words}
    </span>
  );
}
