import { useCallback } from 'react';
import { useStart } from '#app/data/start/start.ts';
import { logInAndThen } from './ask-to-log-in.ts';
import { openModal, type ReportedTitle } from './modal-store.ts';

/** Opens the dialog that reports a problem with a title; a guest logs in first. */
export function useReport(): (about: ReportedTitle) => void {
  const isMember = useStart().account !== null;
  return useCallback(
    (about) => {
      const open = () => openModal('report', about);
      if (isMember) open();
      else logInAndThen(open);
    },
    [isMember],
  );
}
