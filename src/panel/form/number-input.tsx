import type { ComponentProps } from 'react';
import { TextInput } from './text-input.tsx';

/** A number that only typing changes: turning the wheel over it scrolls the page. */
export function NumberInput(props: Omit<ComponentProps<'input'>, 'type' | 'inputMode' | 'onWheel'>) {
  return (
    <TextInput {...props} type="number" inputMode="numeric" onWheel={(event) => event.currentTarget.blur()} />
  );
}
