import { CircleCheck } from 'lucide-react';

export function FormProgress({ message }: { message: string }) {
  return (
    <p
      role="status"
      className="flex items-start gap-2 rounded-md bg-safe-50 p-3 text-sm font-medium text-safe-700"
    >
      <CircleCheck className="mt-0.5 size-4 shrink-0" aria-hidden />
      {message}
    </p>
  );
}
