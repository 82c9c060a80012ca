import { type ComponentType, useEffect, useState } from 'react';

export type LoadComponent<Props> = () => Promise<{ default: ComponentType<Props> }>;

export class MissingCode extends Error {}

interface Arrival<Props> {
  Component?: ComponentType<Props>;
  failure?: { reason: unknown };
}

/**
 * Loads a component when it is first shown; later it is there at once.
 * React's `lazy` would hold back what arrives within 300 ms of its placeholder, even on a fast line.
 * The placeholder is drawn with the same properties. `fetchCode` fetches it before it is shown.
 * @throws {MissingCode} while drawing, with what kept the code from arriving
 */
export function lazy<Props extends object>(
  load: LoadComponent<Props>,
  Placeholder: ComponentType<Props> = Nothing,
) {
  let arrived: ComponentType<Props> | undefined;
  async function fetchCode() {
    arrived = (await load()).default;
    return arrived;
  }
  function Lazy(props: Props) {
    const [{ Component, failure }, setArrival] = useState<Arrival<Props>>({ Component: arrived });
    useEffect(() => {
      if (Component) return;
      fetchCode().then(
        (arrived) => setArrival({ Component: arrived }),
        (reason) => setArrival({ failure: { reason } }),
      );
    }, [Component]);
    if (failure) throw new MissingCode(String(failure.reason), { cause: failure.reason });
    return Component ? <Component {...props} /> : <Placeholder {...props} />;
  }
  return Object.assign(Lazy, { fetchCode });
}

const Nothing = () => null;
