import { useEffect, useState } from 'react';

/** Milliseconds: a pause between two words, and not between two letters. */
const usualPause = 300;

/** The value once it has stopped changing, so that not every typed letter asks the server. */
export function useSettled<Value>(value: Value, pause = usualPause): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
