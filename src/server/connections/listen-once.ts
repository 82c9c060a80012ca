import { type AnswerAtOnce, type App, type Listening, listen } from './listen.ts';

interface Answers {
  app: App;
  answerAtOnce?: AnswerAtOnce;
}

/**
 * @returns gives all requests from now on to these answers; the first call listens. What is under way is answered by who began
 * it, so none is lost
 */
export function listenOnce(where: Pick<Parameters<typeof listen>[1], 'port' | 'host' | 'traffic'>) {
  let answers: Answers;
  let listening: Promise<Listening> | undefined;
  return function answerWith(next: Answers): Promise<Listening> {
    answers = next;
    listening ??= listen(
      { fetch: (request, env) => answers.app.fetch(request, env) },
      { ...where, answerAtOnce: (incoming, outgoing) => answers.answerAtOnce?.(incoming, outgoing) ?? false },
    );
    return listening;
  };
}
