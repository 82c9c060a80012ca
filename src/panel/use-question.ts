import { useState } from 'react';

interface Asked<Subject> {
  about: Subject;
  answer: (isYes: boolean) => void;
}

/** A question in the midst of some work, which waits for the answer. `asked` is what is to be drawn until then. */
export function useQuestion<Subject>() {
  const [asked, setAsked] = useState<Asked<Subject>>();

  async function ask(about: Subject): Promise<boolean> {
    const isYes = await new Promise<boolean>((answer) => setAsked({ about, answer }));
    setAsked(undefined);
    return isYes;
  }
  return { asked, ask };
}
