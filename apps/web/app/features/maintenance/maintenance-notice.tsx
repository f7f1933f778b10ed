import { spanText } from '@kandil/i18n/formats';
import { IconButton } from '@kandil/ui/icon-button.tsx';
import { focusBeside } from '@kandil/ui/place/focus-beside.ts';
import { useWords } from '@kandil/ui/text/texts.tsx';
import ConstructionIcon from 'lucide-react/icons/construction';
import CloseIcon from 'lucide-react/icons/x';
import { useEffect, useEffectEvent, useState } from 'react';
import { readCookie, writeCookie, YEAR_DAYS } from '#app/browser/cookies.ts';
import { currentConfig } from '#app/data/start/current-config.ts';
import type { Config } from '#app/data/start/start.ts';
import { untilLook } from './until-look.ts';

type Notice = NonNullable<Config['notice']>;

interface NoticeProps {
  notice: Notice;
  onOver(): void;
  wait?: typeof untilLook;
}

/** Notices that were closed in this tab, for visitors who allow no cookie. */
const closed = new Set<string>();
const PREFIX = 'maintenance-';
const shownOnes = () => (readCookie('kandil_popups') ?? '').split('.').filter(Boolean);

const isClosed = ({ id }: Notice): boolean => closed.has(id) || shownOnes().includes(PREFIX + id);

function close({ id }: Notice): void {
  closed.add(id);
  // The one before is over.
  const others = shownOnes().filter((code) => !code.startsWith(PREFIX));
  writeCookie('kandil_popups', [...others, PREFIX + id].join('.'), YEAR_DAYS);
}

/**
 * Says above the bottom bar when the service is worked on, in the zone of this device, until the visitor closes it or the work ends.
 * @param onOver called when the service no longer announces it
 * @param wait milliseconds until the service is asked
 */
export function MaintenanceNotice({ notice, onOver, wait = untilLook }: NoticeProps) {
  const { t, language } = useWords();
  const [isHidden, setHidden] = useState(() => isClosed(notice));
  // A status is announced when its text comes after it.
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  useEnd({ notice, onOver, wait });
  if (isHidden) return null;
  const { from, until, text } = notice;
  return (
    <section
      aria-label={t('maintenance.label')}
      data-maintenance
      className="toasts rounded-sheet border-edge bg-lifted fixed inset-x-(--gutter) z-30 mx-auto flex max-w-2xl items-start gap-3 border py-2 ps-4 pe-2 shadow-lg"
    >
      <ConstructionIcon className="text-gold mt-3 size-5 shrink-0" aria-hidden />
      <div role="status" className="min-w-0 flex-1 py-2 text-sm">
        {isThere && (
          <>
            <p className="wrap-anywhere">{text ?? t('maintenance.text')}</p>
            <p className="text-muted mt-0.5">
              {spanText(new Date(from), new Date(until), language)}
            </p>
          </>
        )}
      </div>
      <IconButton
        label={t('action.close')}
        icon={<CloseIcon aria-hidden />}
        onClick={({ currentTarget }) => {
          focusBeside(currentTarget);
          close(notice);
          setHidden(true);
        }}
      />
    </section>
  );
}

/** Asks the service when the work should be over: this device's clock may be wrong, and the work may take longer. */
function useEnd({ notice, onOver, wait }: Required<NoticeProps>): void {
  const { id, until } = notice;
  const over = useEffectEvent(onOver);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isStopped = false;
    const plan = () => {
      timer = setTimeout(() => void look(), wait(until, Date.now(), Math.random()));
    };
    const look = async () => {
      const config = await currentConfig();
      if (isStopped) return;
      if (config && config.notice?.id !== id) over();
      else plan();
    };
    plan();
    return () => {
      isStopped = true;
      clearTimeout(timer);
    };
  }, [id, until, wait]);
}
