import type { ReactNode } from 'react';

export function Overlay({ children }: { children: ReactNode }) {
  return <div className="fixed inset-0 z-40 grid place-items-center bg-night-950/65 p-4">{children}</div>;
}

export const overlayClass = 'fixed inset-0 z-50 bg-night-950/65';
