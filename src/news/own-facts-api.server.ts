import { Hono } from 'hono';
import type { ContentSource } from '#/content/content-source.ts';
import type { Content } from '#/content/documents.ts';
import { gives } from '#/http/call-shape.server.ts';
import type { StaffEnv } from '#/staff/cookies.server.ts';
import { allow } from '#/staff/door.server.ts';
import { ownFactsAnswer } from './answers.server.ts';
import type { OwnFacts } from './check/own-facts.ts';

/** For the check of an article, which runs in the panel. */
export const ownFactsApi = ({ content }: { content: Pick<ContentSource, 'last'> }) =>
  new Hono<StaffEnv>().get('/own-facts', allow('content'), gives(ownFactsAnswer), (c) =>
    c.json(ownFactsOf(content.last, c.get('actor').foreignAccounts !== undefined)),
  );

export const ownFactsOf = (
  { association, donation, pressDesk }: Content,
  mayAllowAccounts = false,
): OwnFacts => ({
  mayAllowAccounts,
  shortName: association.name.short,
  phones: [association.contact.phone, pressDesk.phone].map(({ number }) => number),
  ibans: donation.banks.flatMap(({ accounts }) => accounts.map(({ iban }) => iban)),
  place: {
    latitude: association.contact.map.latitude,
    longitude: association.contact.map.longitude,
  },
});
