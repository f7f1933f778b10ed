import { switchList, switchSet } from '@kandil/contract/control/settings';
import { isApiError } from '@kandil/ui/forms/errors.ts';
import { FormMessage } from '@kandil/ui/forms/form-message.tsx';
import { useState } from 'react';
import { request } from '#src/data/request.ts';
import { useAct } from '#src/data/use-act.ts';
import { Modal } from '#src/frame/modal.tsx';
import { toast } from '#src/frame/toasts.tsx';
import { ModalButtons } from '#src/pieces/modal-buttons.tsx';
import { t } from '#src/texts/texts.tsx';
import type { Switch, Switches } from './switch-row.tsx';

interface SwitchDialogProps {
  row: Switch;
  put(all: Switches): void;
  onClose(): void;
}

/** Asks before a switch is changed. Where somebody else was faster it says what they did, and changes nothing. */
export function SwitchDialog({ row, put, onClose }: SwitchDialogProps) {
  // As it was when the dialog opened: what changes below must not turn the question around.
  const [{ name, isOn, version }] = useState(row);
  const [faster, setFaster] = useState<Switch | null>(null);
  const send = useAct(async (close: () => void) => {
    try {
      put(await request(switchSet, { name, isOn: !isOn, version }));
    } catch (error) {
      if (!isApiError(error) || error.code !== 'SETTING_CHANGED') throw error;
      const now = await request(switchList, {});
      put(now);
      setFaster(now.switches.find((each) => each.name === name) ?? null);
      return;
    }
    toast('success', t('switch.done'));
    close();
  });
  const title = t(isOn ? `switch.askOff.${name}` : `switch.askOn.${name}`);
  return (
    <Modal title={title} busy={send.busy} onClose={onClose}>
      {(close) => (
        <>
          {send.problem && <FormMessage text={send.problem} />}
          {faster ? (
            <p role="alert">{fasterText(faster)}</p>
          ) : (
            <p className="text-muted">
              {t(isOn ? `switch.askOffText.${name}` : `switch.askOnText.${name}`)}
            </p>
          )}
          {faster ? (
            <ModalButtons action={t('act.close')} busy={false} onCancel={close} onAct={close} />
          ) : (
            <ModalButtons
              action={t(isOn ? 'switch.turnOff' : 'switch.turnOn')}
              busy={send.busy}
              onCancel={close}
              onAct={() => void send.start(close)}
            />
          )}
        </>
      )}
    </Modal>
  );
}

const fasterText = ({ isOn, changedBy }: Switch): string => {
  const name = changedBy || t('switch.somebody');
  return `${t('switch.faster')}. ${t(isOn ? 'switch.nowOn' : 'switch.nowOff', { name })}`;
};
