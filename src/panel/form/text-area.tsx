import type { ComponentProps } from 'react';
import { controlClass } from './control-class.ts';

export function TextArea({ className = '', rows = 3, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      className={`${controlClass} min-h-11 resize-y py-2 leading-normal ${className}`}
      {...rest}
    />
  );
}
