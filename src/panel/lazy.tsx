import { type ComponentType, useEffect, useState } from 'react';

/** What a module with one component gives: `import('#/ui/people-dialog.tsx')`. */
export type LoadComponent<Props> = () => Promise<{ default: ComponentType<Props> }>;

interface Arrival<Props> {
  Component?: ComponentType<Props>;
  failure?: { reason: unknown };
}

/**
 * A component whose code comes when it is first shown, and which is there at once from then on. React's `lazy` would do,
 * but what arrives within 300 ms of its placeholder is held back until they are over, however fast the line is.
 * @throws while it is drawn: whatever kept the code from arriving
 */
export function lazy<Props extends object>(load: LoadComponent<Props>, Placeholder: ComponentType = Nothing) {
  let arrived: ComponentType<Props> | undefined;
  return function Lazy(props: Props) {
    const [{ Component, failure }, setArrival] = useState<Arrival<Props>>({ Component: arrived });
    useEffect(() => {
      if (Component) return;
      load().then(
        (module) => {
          arrived = module.default;
          setArrival({ Component: arrived });
        },
        (reason) => setArrival({ failure: { reason } }),
      );
    }, [Component]);
    if (failure) throw failure.reason;
    return Component ? <Component {...props} /> : <Placeholder />;
  };
}

const Nothing = () => null;
