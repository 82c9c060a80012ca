import { useQuery } from '@tanstack/react-query';
import { KeyRound, type LucideIcon, Plus, ShieldCheck, TicketCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatMoment } from '#/format/dates.ts';
import { formatRelativeTime } from '#/format/relative-time.ts';
import { editPaths } from '#/http/panel-paths.ts';
import { passkeysText } from '#/i18n/tr/passkeys.ts';
import { secondFactorText as text } from '#/i18n/tr/second-factor.ts';
import { staffText } from '#/i18n/tr/staff.ts';
import { Button, buttonClass } from '#/panel/button.tsx';
import { DialogBody } from '#/panel/dialog/dialog.tsx';
import type { OwnPasskeys } from '../answers.server.ts';
import { signedInQuery } from '../queries.ts';

export interface Ways extends OwnPasskeys {
  isAppOn: boolean;
}

type OwnPasskey = OwnPasskeys['passkeys'][number];

/** Step that begins with a press in the list. */
export type WaysInStep =
  | { is: 'adding' | 'drawing codes' | 'setting up app' | 'closing app' }
  | ({ is: 'removing' } & OwnPasskey);

interface WaysInProps {
  ways: Ways;
  onStep: (step: WaysInStep) => void;
}

/** Lists the ways in which somebody signs in beside the password. */
export function WaysIn({ ways, onStep }: WaysInProps) {
  const { isAppOn, passkeys, recoveryCodes } = ways;
  const hasMore = isAppOn || passkeys.length > 0;
  return (
    <DialogBody>
      <Way icon={KeyRound} title={text.passkeys}>
        <p className="text-sm text-ink-soft">{text.passkeysHint}</p>
        {passkeys.length > 0 && (
          <ul className="grid gap-2">
            {passkeys.map((passkey) => (
              <PasskeyRow
                key={passkey.id}
                passkey={passkey}
                onRemove={() => onStep({ is: 'removing', ...passkey })}
              />
            ))}
          </ul>
        )}
        <PasskeyAddition isOffered={ways.isOffered} onAdd={() => onStep({ is: 'adding' })} />
      </Way>
      <Way icon={ShieldCheck} title={text.app}>
        <p className="text-sm text-ink-soft">{isAppOn ? text.isOn : text.isOff}</p>
        <Button size="small" onClick={() => onStep({ is: isAppOn ? 'closing app' : 'setting up app' })}>
          {isAppOn ? text.closeApp : text.setUpApp}
        </Button>
      </Way>
      {hasMore && (
        <Way icon={TicketCheck} title={text.recoveryCodes}>
          <p>{recoveryCodes === null ? text.noRecoveryCodes : text.recoveryCodesLeft(recoveryCodes)}</p>
          <p className="text-sm text-ink-soft">{text.recoveryCodesHint}</p>
          <Button size="small" onClick={() => onStep({ is: 'drawing codes' })}>
            {text.drawCodes}
          </Button>
        </Way>
      )}
      <p className="text-sm text-ink-soft">{text.ifLost}</p>
    </DialogBody>
  );
}

interface WayProps {
  icon: LucideIcon;
  title: string;
  children: ReactNode;
}

const Way = ({ icon: Icon, title, children }: WayProps) => (
  <section className="grid justify-items-start gap-3 rounded-card border border-snow-200 bg-white p-4 shadow-card *:[ul]:w-full">
    <h3 className="flex items-center gap-2 font-bold">
      <Icon className="size-5 text-ink-soft" aria-hidden />
      {title}
    </h3>
    {children}
  </section>
);

function PasskeyRow({ passkey, onRemove }: { passkey: OwnPasskey; onRemove: () => void }) {
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-t border-snow-200 pt-2">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-ink-soft">
          {text.addedAt(formatMoment(createdAt))} ·{' '}
          {lastUsedAt ? text.usedAt(formatRelativeTime(lastUsedAt, new Date())) : text.neverUsed}
        </p>
      </div>
      <Button size="small" look="dangerQuiet" aria-label={text.removeOf(name)} onClick={onRemove}>
        {text.remove}
      </Button>
    </li>
  );
}

function PasskeyAddition({ isOffered, onAdd }: { isOffered: boolean; onAdd: () => void }) {
  const { data: person } = useQuery(signedInQuery);
  if (!isOffered) return <p className="rounded-md bg-snow-100 p-3 text-sm">{passkeysText.notOffered}</p>;
  if (!('PublicKeyCredential' in window)) return <p className="text-sm">{text.notInBrowser}</p>;
  if (person?.mustChangePassword)
    return (
      <>
        <p className="rounded-md bg-snow-100 p-3 text-sm">{passkeysText.passwordIsTold}</p>
        <a href={editPaths.ownPassword} className={buttonClass({ size: 'small' })}>
          {staffText.changePassword}
        </a>
      </>
    );
  return (
    <Button size="small" onClick={onAdd}>
      <Plus className="size-4" aria-hidden />
      {text.addPasskey}
    </Button>
  );
}
