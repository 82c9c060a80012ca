import { panelText as text } from '#/i18n/tr/panel.ts';
import { Loading } from '#/panel/loading.tsx';

export function Waiting() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <h1 className="sr-only">{text.title}</h1>
      <Loading />
    </main>
  );
}
