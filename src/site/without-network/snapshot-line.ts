import { minute } from '#/format/durations.ts';
import { outageText } from '#/i18n/tr/outage.ts';

const worthSaying = 10 * minute;
const moment = new Intl.DateTimeFormat('tr', {
  ...{ day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
  timeZone: 'Europe/Istanbul',
});

/** Says above a page that a static server has sent (deploy/) of when it is, once that is a while ago. */
export async function sayAge(): Promise<void> {
  const answer = await fetch('/snapshot.json');
  const rightAt = answer.ok && Date.parse((await answer.json()).rightAt);
  if (!rightAt || Date.now() - rightAt < worthSaying) return;
  const line = document.createElement('p');
  line.lang = 'tr';
  line.role = 'status';
  line.style.cssText = 'margin:0;padding:.5rem 1rem;background:#fff3cd;color:#3d2f00;text-align:center';
  document.body.prepend(line);
  line.textContent = outageText.shownFromSnapshot(moment.format(rightAt).replace(':', '.'));
}
