import { z } from 'zod';
import {
  collection,
  type DraftInputOf,
  type DraftOf,
  type Field,
  type ItemOf,
} from '#/collections/collection.ts';
import {
  block,
  count,
  countFromOne,
  cover,
  knownCount,
  line,
  oneOf,
  requiredBlock,
  requiredLine,
} from '#/collections/ordinary-fields.ts';
import { operationTypes } from '#/content/kinds.ts';
import { operationProvinces } from '#/content/province-kinds.ts';
import { istanbulDay } from '#/format/dates.ts';
import { day } from '#/format/durations.ts';
import { operationsText as text } from '#/i18n/tr/operations.ts';

/** Statuses of an operation; any may be chosen at any time. */
export const operationStatuses = ['active', 'completed', 'cancelled'] as const;
export type OperationStatus = (typeof operationStatuses)[number];

const location = requiredLine({
  label: 'Konum',
  hint: 'Tam yer, örneğin: Iğdır, Tuzluca, Aras kıyısı',
  isHalf: true,
});

const district = line({
  label: 'İl ve ilçe',
  hint: 'Yer gizliyken ziyaretçiler yalnız bunu görür, örneğin: Düzce, Akçakoca',
  isHalf: true,
});

/**
 * Fields of an operation. A new one is live at once, with its place. One that is live while its place is held must
 * have a district (`isDistrictMissing`).
 */
export const operations = collection({
  kind: 'operation',
  file: 'src/operations/schema.ts',
  publication: 'plain',
  draftHint: 'İşaretlenmezse operasyon taslak olarak kalır; ziyaretçiler görmez.',
  isOutAtFirst: true,
  fields: {
    title: requiredLine({ label: 'Başlık' }),
    description: requiredBlock({ label: 'Açıklama' }),
    location: { ...location, input: { ...location.input, control: 'location' } },
    /** What visitors read instead of `location` while the place is held; may be empty otherwise. */
    district: { ...district, input: { ...district.input, control: 'district' } },
    isPlaceHeld: {
      draft: z.boolean(),
      answer: z.boolean(),
      first: false,
      column: 'flag',
      input: {
        ...{ type: 'boolean', title: 'Tam yeri şimdilik gizle', control: 'placeHold' },
        description:
          'Basına ve ziyaretçilere yalnız il ve ilçe gösterilir. Yeri sonra ⋯ menüsünden açıklarsınız.',
        choices: { true: 'Yer gizli', false: 'Yer herkese görünür' },
        // of a new one, which is under way at first
        default: true,
      },
    },
    /** A calendar day, without a time zone. */
    date: {
      draft: z
        .string({ error: text.dateRequired })
        .refine((date) => date.trim() !== '', text.dateRequired)
        .check(requireDayOfOurTime)
        .meta({ format: 'date' }),
      answer: z.iso.date(),
      input: {
        ...{ type: 'string', format: 'date', control: 'day', title: 'Tarih' },
        ...{ isRequired: true, isHalf: true },
      },
    },
    status: {
      draft: z.enum(operationStatuses, { error: text.statusRequired }),
      answer: z.enum(operationStatuses),
      input: {
        ...{ type: 'string', title: 'Durum', control: 'status', isRequired: true, isHalf: true },
        ...{ choices: text.status, placeholder: 'Durum seçin', default: 'active' },
      },
    },
    /** Null when it is none of the eight. */
    type: oneOf(operationTypes, { label: 'Tür', isHalf: true, wrong: text.typeUnknown }),
    /** People who were found alive. */
    rescuedCount: count({ label: 'Kurtarılan kişi sayısı', isHalf: true }),
    /** The size of the team. */
    volunteerCount: count({ label: 'Gönüllü sayısı', isHalf: true }),
    imageUrl: cover({
      label: 'Görselin adresi',
      hint: 'Bir görsel yükleyin, kitaplıktan seçin ya da adresini yazın. Boş bırakılabilir.',
      none: 'Görsel yok',
      wrong: text.imageUrlInvalid,
    }),
    /** Null when it ended on its day, or has not ended. */
    endDate: {
      draft: z
        .union([z.literal(''), z.iso.date(text.endDateInvalid)], { error: text.endDateInvalid })
        .nullable()
        .transform((date) => date || null),
      answer: z.iso.date().nullable(),
      first: null,
      input: {
        ...{ type: 'string', format: 'date', control: 'day', title: 'Bittiği gün', isHalf: true },
        ...{ description: 'Bir günden uzun sürdüyse', isLater: true },
      },
    },
    /** Null while nobody has said it. */
    province: later(oneOf(operationProvinces, { label: 'İl', isHalf: true, wrong: text.provinceUnknown })),
    workDone: later(
      block({
        label: 'Yapılanlar',
        hint: 'Ne yapıldı, nasıl bitti? Yazılırsa operasyonun kendi sayfası olur. Kimsenin adını yazmayın.',
      }),
    ),
    agencies: later(
      line({ label: 'Birlikte çalışılan kurumlar', hint: 'Virgülle ayırın, örneğin: AFAD, Jandarma' }),
    ),
    volunteerHours: later(
      knownCount({ label: 'Gönüllü saati', hint: 'Herkesin saatlerinin toplamı', isHalf: true }),
    ),
    assistedCount: later(
      knownCount({ label: 'Yardım edilen kişi sayısı', hint: 'İlk yardım, tahliye, ikmal', isHalf: true }),
    ),
    deadCount: later(knownCount({ label: 'Hayatını kaybetmiş bulunan kişi sayısı', isHalf: true })),
    /** How many operations this report stands for. */
    counts: later(
      countFromOne({
        label: 'Kaç operasyon sayılır?',
        hint: 'Birkaç çağrıyı tek kayıtta anlatıyorsanız onların sayısı',
        isHalf: true,
      }),
    ),
  },
});

/** Filled in when the night is over. */
function later<Of extends Field>(field: Of): Of {
  return { ...field, input: { ...field.input, isLater: true } };
}

export type Operation = ItemOf<typeof operations>;
export type OperationDraft = DraftOf<typeof operations>;
export type OperationInput = DraftInputOf<typeof operations>;

export const operationDraftSchema = operations.draftSchema;

/** Visitors would read nothing in place of what is held; nobody reads a draft yet. */
export const isDistrictMissing = ({
  published = true,
  district,
  isPlaceHeld,
}: Pick<OperationDraft, 'published' | 'district' | 'isPlaceHeld'>) =>
  published && isPlaceHeld === true && !district;

/** No operation is of a day to come. One day is allowed, for clocks that differ. */
export const isAhead = (date: string, now: Date) => date > istanbulDay(new Date(now.getTime() + day));

/** Finds a slip: it ended before it began, or will end after tomorrow. */
export function findEndFault({ date, endDate }: Pick<OperationDraft, 'date' | 'endDate'>, now: Date) {
  if (!endDate) return undefined;
  if (endDate < date) return text.endsBefore;
  return isAhead(endDate, now) ? text.dateAhead : undefined;
}

/** Years such as 0202 and 20266 are slips that browsers' date fields let through. */
function requireDayOfOurTime({ value, issues }: z.core.ParsePayload<string>): void {
  const message = faultOf(value);
  if (message) issues.push({ code: 'custom', input: value, message });
}

function faultOf(date: string): string | undefined {
  const year = Number(/^(\d{4,6})-\d\d-\d\d$/.exec(date)?.[1]);
  if (year > 2100) return text.dateAhead;
  if (!z.iso.date().safeParse(date).success) return text.dateInvalid;
  return year < 1900 ? text.dateTooEarly(1900) : undefined;
}
