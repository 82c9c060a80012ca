import { Fragment } from 'react';
import type { HolderProps } from './field-props.ts';

export function GroupField(props: HolderProps) {
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-4 rounded-md border border-snow-300 p-4">
      <legend className="px-1 font-bold">{props.schema.title}</legend>
      <GroupParts {...props} />
    </fieldset>
  );
}

/** Without a frame of their own, for what has one already. */
export function GroupParts({ schema, name, draw }: Omit<HolderProps, 'form'>) {
  return Object.entries(schema.properties ?? {}).map(([part, field]) => (
    <Fragment key={part}>{draw(`${name}.${part}`, field)}</Fragment>
  ));
}
