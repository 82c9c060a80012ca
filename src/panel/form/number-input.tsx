import type { ComponentProps } from 'react';
import { TextInput } from './text-input.tsx';

/** Turning the wheel over it scrolls the page and does not change the number. */
export function NumberInput(props: Omit<ComponentProps<'input'>, 'type' | 'inputMode' | 'onWheel'>) {
  return (
    <TextInput {...props} type="number" inputMode="numeric" onWheel={(event) => event.currentTarget.blur()} />
  );
}
