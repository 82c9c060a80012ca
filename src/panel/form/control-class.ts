/** 16 px type, because iOS zooms into anything smaller. */
export const controlClass =
  'w-full rounded-md border border-night-500/80 bg-white px-3 text-base text-ink placeholder:text-ink-soft/80 hover:border-night-600 aria-invalid:border-danger-600 aria-invalid:ring-1 aria-invalid:ring-danger-600 disabled:bg-snow-100';
