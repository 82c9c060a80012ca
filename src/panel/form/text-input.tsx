import type { ComponentProps } from 'react';
import { controlClass } from './control-class.ts';

export function TextInput({ className = '', type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input type={type} className={`${controlClass} h-11 ${className}`} {...rest} />;
}
