interface SelectAllProps {
  selection: { selected: { readonly length: number }; hasAll: boolean; toggleAll: () => void };
  label: string;
  /** How many are chosen; read out when it changes. */
  said: string;
}

/** The left part of a bar that does something with what is chosen. */
export function SelectAll({ selection, label, said }: SelectAllProps) {
  const { selected, hasAll, toggleAll } = selection;
  return (
    <>
      <label className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
        <input
          ref={(box) => {
            if (box) box.indeterminate = selected.length > 0 && !hasAll;
          }}
          type="checkbox"
          checked={hasAll}
          onChange={toggleAll}
          className="size-5"
        />
        {label}
      </label>
      <p role="status" className="text-sm text-ink-soft">
        {(hasAll || selected.length > 0) && said}
      </p>
    </>
  );
}
