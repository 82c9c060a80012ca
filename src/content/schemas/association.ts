import { z } from 'zod';
import { emailAddress, webAddress, words, year } from './text.ts';

const count = z.int().min(0, 'may not be negative');

const phone = z
  .strictObject({
    number: z.string().regex(/^\+90\d{10}$/, 'is not +90 and ten digits'),
    shown: words,
  })
  .refine(({ number, shown }) => `+9${shown.replace(/\D/g, '')}` === number, {
    path: ['shown'],
    error: 'does not show the same digits as "number"',
  });

const socialKinds = ['photo', 'short-post', 'social', 'video', 'professional'] as const;

const deskSubjects = ['press', 'training', 'donation', 'privacy'] as const;

export const associationSchema = z.strictObject({
  isDemo: z.boolean(),
  name: z.strictObject({ tr: words, short: words, en: words }),
  tagline: words,
  description: words,
  foundedYear: year,
  foundedCity: words,
  activeYears: count,
  copyrightYear: year,
  figures: z.strictObject({
    instructors: count,
    registeredMembers: count,
    volunteersInTraining: count,
    towns: count,
    beyondTheTowns: words,
  }),
  medal: z.strictObject({ name: words, receivedOn: z.iso.date('is not a date, YYYY-MM-DD'), alt: words }),
  contact: z.strictObject({
    address: z.array(words).min(1, 'has no line'),
    email: emailAddress,
    securityEmail: emailAddress,
    phone,
    /** When somebody answers the telephone. */
    hours: words,
    callSign: words,
    callSignNote: words,
    desks: z
      .array(z.strictObject({ subject: z.enum(deskSubjects), label: words, email: emailAddress }))
      .length(deskSubjects.length, 'must have one address for each subject'),
    emergencyNote: words,
    map: z.strictObject({
      latitude: z.number().min(-90, 'is not a latitude').max(90, 'is not a latitude'),
      longitude: z.number().min(-180, 'is not a longitude').max(180, 'is not a longitude'),
      link: webAddress,
      embed: webAddress,
    }),
  }),
  socialLinks: z
    .array(z.strictObject({ kind: z.enum(socialKinds), label: words, url: webAddress }))
    .length(5, 'must have five links'),
  volunteerFormUrl: webAddress,
});

export type Association = z.infer<typeof associationSchema>;
